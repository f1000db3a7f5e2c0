/** Queries in each language of the theme find what pages say in another form: with accents, points, articles, endings, or in a compound. */

import { expect, test } from "bun:test";
import { makeEngine } from "./search-model.ts";

/** Language, title of the page, its text, queries that find it. */
const ROWS: readonly (readonly [language: string, title: string, text: string, queries: readonly string[]])[] = [
  [
    "ar",
    "الوثائق",
    "أُضيفت الإعدادات إلى المَوقِع، وبالتفصيل في الصفحة ٢٠٢٤",
    ["وثائق", "الوثائ", "اعدادات", "إعـــدادات", "موقع", "تفصيل", "صفحه", "2024"],
  ],
  [
    "de",
    "Übersetzungen",
    "Die Spracheinstellungen heißen groß.",
    ["übersetzung", "ubersetzungen", "sprach", "heissen", "GROẞ"],
  ],
  ["es", "Instalación rápida", "El niño pingüino.", ["instalacion", "rápida", "nino", "pinguino"]],
  ["fa", "راهنمای کاربر", "می‌خواهم یک سایت بسازم ۱۴۰۳", ["كاربر", "راهنماي", "می‌خواهم", "میخواهم", "خواهم", "1403"]],
  ["fr", "Démarrage", "L’œuvre où l'élève déploie", ["demarrage", "DÉMARRAGE", "oeuvre", "élève", "deploie"]],
  ["he", "הַמַּדְרִיךְ", "ההגדרות והמסמכים של האתר", ["מדריך", "מדריכ", "הגדרות", "מסמך", "מסמכים", "אתר"]],
  ["hi", "दस्तावेज़", "हिन्दी में खोजें", ["दस्तावेज़", "दस्ता", "हिन्दी", "खोज"]],
  ["it", "Perché è così", "La città è già qui.", ["perche", "città", "gia"]],
  [
    "ja",
    "設定ファイル",
    "ｶﾀｶﾅとひらがなの文書を検索する",
    ["設定", "ファイル", "カタカナ", "文書", "検索", "ひらがな"],
  ],
  ["ko", "설정 파일", "문서를 검색합니다", ["설정", "문서", "검색"]],
  ["nl", "Geïnstalleerd", "Zoekresultaten", ["geinstalleerd", "zoek"]],
  ["pl", "Żółta łódź", "Przykładowa konfiguracja", ["zolta", "lodz", "łódź", "przykladowa", "konfigur"]],
  ["pt", "Configuração", "Não há publicações", ["configuracao", "nao", "publicações"]],
  ["ru", "Ёлка", "Настройки объёма и поиск документов", ["елка", "ёлка", "настройки", "объема", "документ"]],
  ["th", "การตั้งค่า", "เครื่องมือสำหรับค้นหาเอกสาร", ["ตั้งค่า", "ค้นหา", "เอกสาร"]],
  ["tr", "İLK IŞIK", "Çalışma ağacı", ["ilk", "ışık", "isik", "calisma", "ağaç"]],
  ["uk", "Її їжак", "Налаштування сайту", ["їжак", "налаштування", "сайт"]],
  ["vi", "Đường dẫn", "Tài liệu hướng dẫn", ["duong dan", "đường", "tai lieu"]],
  ["zh-Hans", "配置文件", "这是一个文档站点生成器", ["配置", "文件", "文档", "生成器", "站点"]],
  ["zh-Hant", "設定檔", "網站產生器的說明文件", ["設定", "網站", "說明文件"]],
];

const { find } = makeEngine(ROWS.map(([language, title, text]) => ({ url: `/${language}`, title, text })));
const CASES = ROWS.flatMap(([language, title, , queries]) => queries.map((query) => [language, query, title] as const));

test.each(CASES)("%s: %s", async (_, query, title) => {
  expect(await find(query)).toContain(title);
});

test("unrelated letters stay distinct", async () => {
  expect(await find("検策")).toEqual([]);
  expect(await find("الطريق")).toEqual([]);
});

test("letters that Unicode decomposes into words with spaces, and removed marks, shift no other term", async () => {
  const engine = makeEngine([
    { url: "/a", title: "Arabic", text: "محمد ﷺ ـ ﹰ" },
    { url: "/z", title: "Zebra", text: "يونس stripes" },
  ]);
  for (const query of ["محمد", "ﷺ"]) expect(await engine.find(query)).toEqual(["Arabic"]);
  for (const query of ["stripes", "zebra", "يونس"]) expect(await engine.find(query)).toEqual(["Zebra"]);
  for (const query of ["ـ", "ﹰ"]) expect(await engine.find(query)).toEqual([]);
});
