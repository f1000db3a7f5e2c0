// `@docusaurus/utils-validation`: the library Joi, with schemas and functions of the format.

/** A schema of Joi, whose own declarations list its many methods. */
export interface JoiSchema {
  validate<T = unknown>(
    value: unknown,
    options?: object,
  ): { readonly value: T; readonly error?: Error; readonly warning?: Error };
  // Callbacks without types would not compile with another type.
  readonly [method: string]: any;
}

/** Makes schemas. */
export interface JoiRoot {
  object<T = unknown>(fields?: { readonly [field: string]: unknown }): JoiSchema;
  string(): JoiSchema;
  number(): JoiSchema;
  boolean(): JoiSchema;
  array(): JoiSchema;
  date(): JoiSchema;
  any(): JoiSchema;
  func(): JoiSchema;
  function(): JoiSchema;
  alternatives(...schemas: readonly unknown[]): JoiSchema;
  readonly [method: string]: any;
}

export declare const Joi: JoiRoot;
/** For front matter, where YAML makes numbers and dates of texts. */
export declare const JoiFrontMatter: JoiRoot;

/** Fills in the defaults of options, and throws if they are invalid. */
export declare function normalizePluginOptions<T>(schema: JoiSchema, options?: object): T;
export declare function normalizeThemeConfig<T>(schema: JoiSchema, themeConfig: object): T;
export declare function validateFrontMatter<T>(frontMatter: object, schema: JoiSchema): T;
export declare function printWarning(warning?: Error): void;

interface TagsFileRequest {
  readonly tags?: string | false | null;
  readonly contentPaths: { readonly contentPath: string; readonly contentPathLocalized?: string };
}
export declare function getTagsFilePathsToWatch(request: TagsFileRequest): string[];
export declare function getTagsFile(
  request: TagsFileRequest,
): Promise<{ [key: string]: { label: string; permalink: string; description?: string } } | null>;

export declare const PluginIdSchema: JoiSchema;
export declare const MarkdownPluginsSchema: JoiSchema;
export declare const RemarkPluginsSchema: JoiSchema;
export declare const RehypePluginsSchema: JoiSchema;
export declare const RecmaPluginsSchema: JoiSchema;
export declare const AdmonitionsSchema: JoiSchema;
export declare const RouteBasePathSchema: JoiSchema;
export declare const URISchema: JoiSchema;
export declare const PathnameSchema: JoiSchema;
export declare const FrontMatterTagsSchema: JoiSchema;
export declare const FrontMatterTOCHeadingLevels: { readonly [field: string]: JoiSchema };
export declare const ContentVisibilitySchema: JoiSchema;
export declare const FrontMatterLastUpdateErrorMessage: string;
export declare const FrontMatterLastUpdateSchema: JoiSchema;
