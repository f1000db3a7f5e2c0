/** How Chromium runs in tests: as in a reader's browser, without what costs processor time and changes nothing that a page can see. */

/** Chromium takes the last list of features alone. This one replaces that of Playwright, so it begins with what matters here of that. */
const DISABLED_FEATURES = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  // A frame lives on when its next document is of the same site.
  "RenderDocument",
  // A process that waits for the next site.
  "SpareRendererForSitePerProcess",
  // Threads that read ahead: their cores have other tests to run, and pages of tests are small.
  "BackgroundResourceFetch",
  "PrecompileInlineScripts",
  "ThreadedBodyLoader",
  "ThreadedPreloadScanner",
];

/** As above. */
const ENABLED_FEATURES = [
  "CDPScreenshotNewSurface",
  // Each request would otherwise pass through one more process.
  "NetworkServiceInProcess2",
];

/** The engine's last optimizations pay for themselves on no page of a test, and few of their objects live long enough to be moved. */
const ENGINE_FLAGS = ["--no-opt", "--min-semi-space-size=32"];

export const CHROMIUM_ARGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
  `--enable-features=${ENABLED_FEATURES.join(",")}`,
  `--js-flags=${ENGINE_FLAGS.join(" ")}`,
  // Tests reach no other machine.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];
