export default {
  docs: [
    "intro",
    "long",
    "tabs",
    "code",
    "blocks",
    "fragile",
    "links",
    "mixed",
    {
      type: "category",
      label: "Guide",
      link: { type: "generated-index" },
      items: ["guide/first", "guide/second", { type: "category", label: "Deep", items: ["guide/deep/third"] }],
    },
  ],
};
