const ran = 'globalThis.naughtyRan=1'

const markup = [
  `<script>${ran}</script>`,
  `<img src=x onerror="${ran}">`,
  `<svg onload="${ran}"><circle r=9/></svg>`,
  `"><img src=x onerror=${ran}>`,
  `' onmouseover='${ran}' x='`,
  `<iframe srcdoc="<script>parent.${ran}</script>"></iframe>`,
  `<a href="javascript:${ran}">x</a>`,
  `<style>*{display:none}</style>`,
  `<base href="//evil.test/">`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${ran}>`,
  `<details open ontoggle=${ran}>x</details>`,
  '<!-- --><![CDATA[x]]><?php echo 1 ?>',
  '</p></div></body></html>',
  '&lt;b&gt;&amp;&#x3C;script&#x3E;',
  `javascript:${ran}`,
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'x:expression(alert(1))',
  `background:url("javascript:${ran}")`,
]
const templates = [
  '{{constructor.constructor("x")()}}',
  '${7*7}',
  '<%= 7*7 %>',
  '#{7*7}',
  '{%raw%}{{x}}',
  '`${x}`',
  '[[x]]',
  '%{x}',
]
const statements = [
  "'; DROP TABLE comments; --",
  '1 OR 1=1',
  "admin'--",
  '$ne',
  '../../../etc/passwd',
  '..\\..\\win.ini',
  '=HYPERLINK("http://evil.test")',
  '@SUM(1)',
  '%s%s%s%n%x%d',
  '%00%0a%0d',
  '() { :; }; echo x',
  '$(rm -rf x)',
]
const nullish = [
  'null',
  'undefined',
  'NaN',
  'true',
  'false',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '0',
  '-0',
  '1e1000',
  '0x0',
  'Infinity',
  '[]',
  '{}',
  "''",
  '\\',
  '//',
]
const signs = [
  '\u0000',
  '\u0001\u0002\u0003',
  '\u0007\u0008\u001b[31mred\u001b[0m',
  '\u007f\u0080\u009f',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\u202eright to left\u202c',
  '\u2066isolated\u2069',
  '\u200f\u061cعربي',
  'שלום, world, שלום',
  'z\u0351\u0306\u0301a\u0310\u0313l\u034f\u0489go',
  '👨‍👩‍👧‍👦',
  '🏳️‍🌈🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '👍🏽👍🏿',
  '🇩🇪🇫',
  'e\u0301 \u00e9',
  'ﬁ ﬀ ŉ ǰ',
  'İıſK',
  '\ud800',
  '\udfff\ud800',
  '日本語テキスト',
  '한국어',
  'ไทยไม่มีช่องว่าง',
  '\u2028\u2029',
  '\t tab \t',
  'line\none\r\ntwo\rthree',
  '﷽',
  'a'.repeat(2000),
  '𝕬'.repeat(300),
  '\u0300'.repeat(200),
]

/** Fragments that have brought down pages, and each joined with the next ones until there are 500 different strings. */
export const naughtyStrings: readonly string[] = (() => {
  const all = new Set([...markup, ...templates, ...statements, ...nullish, ...signs])
  const basic = [...all]
  for (let step = 1; all.size < 500; step += 1) {
    for (const [index, each] of basic.entries()) {
      const other = basic[(index * 7 + step) % basic.length] ?? ''
      if (all.size < 500) all.add(`${each} ${other}`.slice(0, 4000))
    }
  }
  return [...all]
})()
