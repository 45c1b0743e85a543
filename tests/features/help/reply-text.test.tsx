import { expect, test } from 'vitest'

import { inlinePieces, REPLY_MAX, replyBlocks, type Piece } from '#features/help/reply-text.ts'

const links = (pieces: readonly Piece[]) => pieces.filter(({ kind }) => kind === 'link')
const textOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (piece.kind === 'link' ? piece.label : piece.text)).join('')

test.each([
  '[a](javascript:__x())',
  '[a](JaVaScRiPt:alert)',
  '[a](java&#x09;script:alert)',
  '[a](java\tscript:alert)',
  '<javascript:alert>',
  '[a][1] [1]: javascript:alert',
  '[a](data:text/html,x)',
  '[a](vbscript:x)',
  '[a](blob:https://app.test/x)',
  '[a](file:///etc/passwd)',
  '[pay](//evil.test)',
  '[x](/\\evil.test)',
  '[x](https:evil.test)',
  '[x](https://app.test@evil.test)',
  '<a href="javascript:x">y</a>',
  '<details open ontoggle=x()>',
  '[a](jav',
  '[a](https://evil.te',
])('%s is text as it came, and no link to our side or any other', (line) => {
  const pieces = inlinePieces(line)
  expect(links(pieces).filter((piece) => piece.kind === 'link' && piece.target.kind === 'internal')).toEqual([])
  expect(links(pieces).every((piece) => piece.kind === 'link' && piece.target.kind === 'external')).toBe(true)
  expect(textOf(pieces)).toBe(line)
})

test('no address of another kind becomes a link', () => {
  expect(links(inlinePieces('[a](javascript:x) [b](data:x) [c](//evil.test) [d](https://a@evil.test)'))).toEqual([])
})

test.each(['![x](https://evil.test/p?q=1)', '![](data:image/svg+xml,x)'])('%s asks nobody for anything', (line) => {
  expect(inlinePieces(line)).toEqual([{ kind: 'text', text: '[image]' }])
})

test('an image tag stays text', () => {
  expect(inlinePieces('<img src=x onerror=alert(1)>')).toEqual([{ kind: 'text', text: '<img src=x onerror=alert(1)>' }])
})

test('links of ours and of others are told apart, and another host is named as it really is', () => {
  const [, ours, , theirs, , bare, rest] = inlinePieces(
    'See [Search](/search), [this](https://аpp.test/x) or https://example.org/a.',
  )
  expect(ours).toEqual({ kind: 'link', label: 'Search', target: { kind: 'internal', path: '/search' } })
  expect(theirs).toMatchObject({ target: { kind: 'external', host: 'xn--pp-6kc.test' } })
  expect(bare).toMatchObject({ label: 'https://example.org/a', target: { host: 'example.org' } })
  expect(rest).toEqual({ kind: 'text', text: '.' })
})

test('lists, headings, code and emphasis are drawn, and nothing else is read', () => {
  const blocks = replyBlocks('# Steps\n1. **Open** Search\n2. Type `a`\n\n- x\n\n```\n</script><b>\n```\nEnd\nof it')
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'list', 'list', 'code', 'paragraph'])
  expect(blocks[1]).toMatchObject({
    isOrdered: true,
    items: [
      [
        { kind: 'strong', text: 'Open' },
        { kind: 'text', text: ' Search' },
      ],
      [{}, { kind: 'code', text: 'a' }],
    ],
  })
  expect(blocks[3]).toEqual({ kind: 'code', text: '</script><b>' })
  expect(blocks[4]).toMatchObject({ lines: [[{ text: 'End' }], [{ text: 'of it' }]] })
})

test('control and direction signs are dropped', () => {
  expect(replyBlocks('a\u202Eb\u001b[31mc')).toEqual([
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'ab[31mc' }]] },
  ])
})

test.each([
  ['a megabyte of brackets', '['.repeat(1_000_000)],
  ['a megabyte of halves of links', '[a]('.repeat(250_000)],
  ['a megabyte of stars', '**a'.repeat(333_333)],
  ['five hundred lists in each other', Array.from({ length: 500 }, (_, n) => `${' '.repeat(n)}- x`).join('\n')],
  ['a table of a thousand columns', `${'|x'.repeat(1000)}\n`.repeat(500)],
])('%s is read within 200 ms and cut', (_, text) => {
  const start = performance.now()
  const blocks = replyBlocks(text)
  expect(performance.now() - start).toBeLessThan(200)
  expect(JSON.stringify(blocks).length).toBeLessThan(REPLY_MAX * 20)
})
