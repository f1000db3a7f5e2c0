export default {
  docs: [
    "intro",
    { type: "category", label: "Guide", link: { type: "generated-index", description: "How to walk." }, items: ["guide/first", "guide/second"] },
    { type: "category", label: "More", items: ["blocks"] },
    { type: "link", label: "Elsewhere", href: "https://elsewhere.example" },
  ],
};
