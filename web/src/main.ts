import { mount } from "svelte";

import App from "./App.svelte";
import { house } from "./house.svelte";
import "./look/base.css";
import { renew } from "./renewal";

addEventListener("vite:preloadError", () => void renew());
await house.open();
mount(App, { target: document.getElementById("app")! });
