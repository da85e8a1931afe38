import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8400";

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte", defaultClass: "icon", scale: 1 })],
  build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api/play": { target: server.replace("http", "ws"), ws: true }, "/api": server },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
