import aMSRegular from "katex/dist/fonts/KaTeX_AMS-Regular.woff2" with { type: "file" };
import caligraphicBold from "katex/dist/fonts/KaTeX_Caligraphic-Bold.woff2" with { type: "file" };
import caligraphicRegular from "katex/dist/fonts/KaTeX_Caligraphic-Regular.woff2" with { type: "file" };
import frakturBold from "katex/dist/fonts/KaTeX_Fraktur-Bold.woff2" with { type: "file" };
import frakturRegular from "katex/dist/fonts/KaTeX_Fraktur-Regular.woff2" with { type: "file" };
import mainBold from "katex/dist/fonts/KaTeX_Main-Bold.woff2" with { type: "file" };
import mainBoldItalic from "katex/dist/fonts/KaTeX_Main-BoldItalic.woff2" with { type: "file" };
import mainItalic from "katex/dist/fonts/KaTeX_Main-Italic.woff2" with { type: "file" };
import mainRegular from "katex/dist/fonts/KaTeX_Main-Regular.woff2" with { type: "file" };
import mathBoldItalic from "katex/dist/fonts/KaTeX_Math-BoldItalic.woff2" with { type: "file" };
import mathItalic from "katex/dist/fonts/KaTeX_Math-Italic.woff2" with { type: "file" };
import sansSerifBold from "katex/dist/fonts/KaTeX_SansSerif-Bold.woff2" with { type: "file" };
import sansSerifItalic from "katex/dist/fonts/KaTeX_SansSerif-Italic.woff2" with { type: "file" };
import sansSerifRegular from "katex/dist/fonts/KaTeX_SansSerif-Regular.woff2" with { type: "file" };
import scriptRegular from "katex/dist/fonts/KaTeX_Script-Regular.woff2" with { type: "file" };
import size1Regular from "katex/dist/fonts/KaTeX_Size1-Regular.woff2" with { type: "file" };
import size2Regular from "katex/dist/fonts/KaTeX_Size2-Regular.woff2" with { type: "file" };
import size3Regular from "katex/dist/fonts/KaTeX_Size3-Regular.woff2" with { type: "file" };
import size4Regular from "katex/dist/fonts/KaTeX_Size4-Regular.woff2" with { type: "file" };
import typewriterRegular from "katex/dist/fonts/KaTeX_Typewriter-Regular.woff2" with { type: "file" };

/** KaTeX's fonts, embedded in the executable: name of a font's file in the style sheet → path of the file. */
export const FORMULA_FONTS: Readonly<Record<string, string>> = {
  "KaTeX_AMS-Regular.woff2": aMSRegular,
  "KaTeX_Caligraphic-Bold.woff2": caligraphicBold,
  "KaTeX_Caligraphic-Regular.woff2": caligraphicRegular,
  "KaTeX_Fraktur-Bold.woff2": frakturBold,
  "KaTeX_Fraktur-Regular.woff2": frakturRegular,
  "KaTeX_Main-Bold.woff2": mainBold,
  "KaTeX_Main-BoldItalic.woff2": mainBoldItalic,
  "KaTeX_Main-Italic.woff2": mainItalic,
  "KaTeX_Main-Regular.woff2": mainRegular,
  "KaTeX_Math-BoldItalic.woff2": mathBoldItalic,
  "KaTeX_Math-Italic.woff2": mathItalic,
  "KaTeX_SansSerif-Bold.woff2": sansSerifBold,
  "KaTeX_SansSerif-Italic.woff2": sansSerifItalic,
  "KaTeX_SansSerif-Regular.woff2": sansSerifRegular,
  "KaTeX_Script-Regular.woff2": scriptRegular,
  "KaTeX_Size1-Regular.woff2": size1Regular,
  "KaTeX_Size2-Regular.woff2": size2Regular,
  "KaTeX_Size3-Regular.woff2": size3Regular,
  "KaTeX_Size4-Regular.woff2": size4Regular,
  "KaTeX_Typewriter-Regular.woff2": typewriterRegular,
};
