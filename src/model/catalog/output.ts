/** Kinds of diagnostics about the output, `serve` and `deploy`. */

import type { Kind } from "./kind.ts";

export const OUTPUT_KINDS = {
  "invalid-output-path": {
    cause: "A page or a plugin would write a file outside of the output folder.",
    help: "Correct the `slug`, or the path that the plugin passes.",
  },
  "output-collision": {
    cause: "Two files would have the same path in the output.",
    help: "Remove or rename one of them.",
  },
  "dangerous-output": {
    cause: "Building into this folder would delete files that no build wrote.",
    help: "Choose another folder with `--out-dir`.",
  },
  "foreign-output": {
    cause: "The output folder contains files that Veloci did not build.",
    help: "Choose another folder with `--out-dir`, or empty this one yourself.",
  },
  "output-is-file": {
    cause: "The output path is a file, not a folder.",
    help: "Choose another folder with `--out-dir`.",
  },
  "output-not-found": {
    cause: "There is no built site to deploy.",
    help: "Leave out `--skip-build`, or name the folder with `--out-dir`.",
  },
  "output-not-writable": {
    cause: "A file of the output cannot be written.",
    help: "Check permissions, or choose another folder with `--out-dir`.",
  },
  "output-path-too-long": {
    cause: "The file name of a page is longer than the file system allows.",
    help: "Give the page a shorter `slug` or id.",
  },
  "disk-full": {
    cause: "The disk is full. The previous output is unchanged.",
    help: "Free some space, or choose another disk with `--out-dir`.",
  },
  "temporary-folder-left": {
    cause: "A temporary folder cannot be deleted after the build.",
    help: "Delete it yourself.",
  },
  "missing-static-folder": {
    cause: "A folder in `staticDirectories` does not exist.",
    help: "Create it, or remove it from the list.",
  },
  "duplicate-static-file": {
    cause: "Two static folders have a file with the same path. The first is used.",
    help: "Remove one of the files.",
  },
  "csp-collision": {
    cause: "A headers file of the site and `csp` in the config both set the Content-Security-Policy.",
    help: "Move the sources from the file to `csp.directives`, or remove `csp`.",
  },
  "csp-inline-handler": {
    cause: "The Content-Security-Policy blocks an event handler that is written as an HTML attribute.",
    help: "Add the listener in a script or a component.",
  },
  "csp-too-long": {
    cause: "The Content-Security-Policy is longer than some hosts accept, because each inline script adds a hash.",
    help: "Move scripts that differ between pages into files.",
  },
  "offline-zip-too-large": {
    cause: "The site is larger than a zip file can be.",
    help: "Build without `--offline-zip`.",
  },
  "part-missing": {
    cause: "`veloci merge` does not find all parts of the site.",
    help: "Render the missing ones with `veloci build --shard`, and put all parts into one folder.",
  },
  "part-duplicate": { cause: "`veloci merge` finds a part of the site twice.", help: "Delete one of the files." },
  "part-damaged": {
    cause: "A part of the site cannot be read.",
    help: "Render it again with `veloci build --shard`, or copy it again.",
  },
  "part-mismatch": {
    cause: "Parts of the site come from different commits, options, variables or versions of Veloci.",
    help: "Run all jobs with the same executable, commit and options.",
  },
  "nothing-to-serve": { cause: "The folder to serve does not exist.", help: "Run `veloci build` first." },
  "no-manifest": {
    cause: "The folder to serve was not built by this release of Veloci, so its settings are unknown.",
    help: "Build the site again to serve it with its own `baseUrl` and `trailingSlash`.",
  },
  "unknown-host": {
    cause: "The host after `--host` cannot be found, or is not an address of this machine.",
    help: "Use `localhost` or `0.0.0.0`.",
  },
  "port-in-use": {
    cause: "Another program uses the port, so Veloci tries the next free one.",
    help: "Stop that program, or choose another port with `--port`.",
  },
  "port-forbidden": {
    cause: "You do not have permission to use the port.",
    help: "Choose a port above 1024 with `--port`.",
  },
  "deploy-target-missing": {
    cause: "Neither the config nor Git says where to deploy the site, or the account of a bucket is missing.",
    help: "Set `organizationName` and `projectName`, run `git remote add origin <url>`, or set the variables of the account.",
  },
  "deploy-to-own-branch": {
    cause: "The deployment would replace the branch that holds the site's sources.",
    help: "Set `deploymentBranch` or `DEPLOYMENT_BRANCH` to another branch.",
  },
  "foreign-branch": {
    cause: "The branch to deploy to contains something other than a built site.",
    help: "Choose another branch with `deploymentBranch` or `DEPLOYMENT_BRANCH`.",
  },
  "foreign-bucket": {
    cause: "The prefix in the bucket contains something other than a built site.",
    help: "Choose another prefix, as in `--to s3://bucket/docs`.",
  },
  "deploy-failed": {
    cause: "The push or an upload was rejected. A branch is unchanged; in a bucket, nothing was deleted.",
    help: "Check the network, the URL and your permission to push or to write.",
  },
  "uncommitted-changes": {
    cause: "The deployed site contains changes that are not committed to its repository.",
    help: "Commit your changes first.",
  },
} as const satisfies Record<string, Kind>;
