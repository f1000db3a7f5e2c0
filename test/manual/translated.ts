/** Phrases that read as translated, each with what to write instead. */

export type Phrase = readonly [RegExp, string];

/** Phrases to avoid everywhere. */
export const TRANSLATED: readonly Phrase[] = [
  [/\b(?:is|are) told\b/, "say who does what"],
  [/\b(?:is|are) said\b/, "say who does what"],
  [/\b(?:it|that|which|there|text) stands\b|\bstands (?:in|at|between|beside)\b/i, "use `is`, or name what it does"],
  [/\bleads? to no\b/, "is broken"],
  [/\bbelongs? into\b/, "put it in"],
  [/\bfor want of\b/, "without"],
  [/(?<!\bthere )\b(?:is|are) no (?!longer\b|more than\b)[a-z]/i, "is not a …"],
  [/\bhas no meaning\b/, "unknown"],
  [/\bWhat nobody\b|\bWhat goes before\b/, "name the subject"],
  [/\bcure:/, "help:"],
  [/\bwith which\b/, "turn the sentence around"],
  [/\bto its end\b|\bof (?:it|that) alone\b/, "name the thing"],
  [/\bis a matter of\b/, "say what decides"],
  [/\bis to be\b|\bare to be\b/, "use an imperative"],
  [/\bmend\b/, "fix"],
  [/\b(?:In|Out): /, "say what it does; the types say what goes in and out"],
];

/** Phrases to avoid in code: comments, messages and titles of tests; and in the changelog. */
export const TRANSLATED_IN_CODE: readonly Phrase[] = [
  ...TRANSLATED,
  [/\bfor ever\b/i, "forever"],
  [/\bgives? back\b/i, "returns"],
  [/\bin(?:to)? the place of\b/i, "instead of, replaces"],
  [/\bt(?:akes?|ook) the place\b/i, "replaces"],
  [/\bat hand\b/, "current"],
  [/\bwithin each other\b/, "nested"],
  [/\bas (?:it|they) (?:is|are) written\b/, "as written"],
  [/\bstays? as (?:it|they) (?:is|are|was|were)\b/, "is unchanged"],
  [/\b(?:pages|tools|servers) go by\b|\bgoes by\b/, "uses"],
  [/\bpassed over\b/, "skipped"],
  [/\bleft (?:alone|to itself)\b/, "unchanged"],
  [/\bbut for\b/, "except"],
  [/\bsays so\b/, "name what is shown"],
  [/\bwhat becomes of\b/i, "name the result"],
  [/\bmeans? nothing\b/, "is ignored"],
  [/(?<!\bthere )\b(?:is|are) none\b(?! of)/i, "is not a …, is invalid"],
  [/\ball the same\b/, "still"],
  [/\bwithout a word\b/, "silently"],
  [/\beverybody\b/i, "everyone"],
  [/\bshall (?!should\b)/i, "use the present tense"],
  [/\bof the site's own(?! \w)/, "of the site"],
  [/\b\w*(?:colour|neighbour|behaviour|favour|normalis|recognis)\w*|\blicences?\b/i, "use American spelling"],
];
