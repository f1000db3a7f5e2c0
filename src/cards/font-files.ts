import cyrillic from "@fontsource/inter/files/inter-cyrillic-600-normal.woff" with { type: "file" };
import cyrillicExt from "@fontsource/inter/files/inter-cyrillic-ext-600-normal.woff" with { type: "file" };
import greek from "@fontsource/inter/files/inter-greek-600-normal.woff" with { type: "file" };
import greekExt from "@fontsource/inter/files/inter-greek-ext-600-normal.woff" with { type: "file" };
import latin from "@fontsource/inter/files/inter-latin-600-normal.woff" with { type: "file" };
import latinExt from "@fontsource/inter/files/inter-latin-ext-600-normal.woff" with { type: "file" };
import vietnamese from "@fontsource/inter/files/inter-vietnamese-600-normal.woff" with { type: "file" };
import arabic from "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff" with { type: "file" };
import hebrew from "@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600-normal.woff" with { type: "file" };

/** Inter, plus Noto Sans for Arabic and Hebrew, in the order in which they are searched for a character. The executable embeds imported files. */
export const FONT_FILES: readonly string[] = [
  latin,
  latinExt,
  cyrillic,
  greek,
  vietnamese,
  cyrillicExt,
  greekExt,
  arabic,
  hebrew,
];
