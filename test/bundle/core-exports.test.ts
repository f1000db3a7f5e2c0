import { expect, test } from "bun:test";
import { readCoreExports } from "../../src/bundle/theme/core-exports.ts";

test("a table's imports from the first chunk are mapped to the names exported there", () => {
  const table = `import{a,y as b}from"./main-1a2b3c4d.js";import{c}from"./other.js";
    var own=1,t={"@theme/Layout":{default:a},"@docusaurus/router":{useLocation:b,matchPath:c,Own:own}};export{t as modules,a as x};`;
  expect(readCoreExports(table, "assets/js/main-1a2b3c4d.js")).toEqual({
    "@theme/Layout": { default: "a" },
    "@docusaurus/router": { useLocation: "y" },
  });
});
