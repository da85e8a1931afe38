import { mount } from "svelte";

import App from "./App.svelte";
import { house } from "./house.svelte";
import "./look/base.css";

await house.open();
mount(App, { target: document.getElementById("app")! });
