/** A route that also answers for every path below it. */
export default function wishes({ baseUrl }) {
  return {
    name: "wishes",
    contentLoaded({ actions }) {
      actions.addRoute({ path: `${baseUrl}wishes`, component: "@site/src/components/Wishes.jsx", exact: false });
    },
  };
}
