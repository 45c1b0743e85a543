import { render } from '@testing-library/react'
import fc from 'fast-check'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, test } from 'vitest'

import { isKnownPath } from '#app/route-match.ts'
import { inlinePieces, REPLY_MAX, replyBlocks, type Block, type Piece } from '#features/help/reply-text.ts'
import { ReplyText } from '#features/help/ReplyText.tsx'
import { configureKnownPaths } from '#shared/browser/safe-url.ts'

beforeAll(() => configureKnownPaths(isKnownPath))

const piecesOf = (blocks: readonly Block[]): Piece[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.lines.flat()
    if (block.kind === 'list') return block.items.flat()
    return block.kind === 'heading' ? block.pieces : []
  })

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

const attacks = [
  '[a](javascript:__x())',
  '[a](JaVaScRiPt:__x())',
  '[a](java&#x09;script:__x())',
  '[a](java\tscript:__x())',
  '[a](\u0001javascript:__x())',
  '<javascript:__x()>',
  'See [a][1]\n\n[1]: javascript:__x()',
  '[a](data:text/html,<script>__x()</script>)',
  '[a](vbscript:__x())',
  '[a](blob:https://app.test/x)',
  '[a](file:///etc/passwd)',
  '[pay](//evil.test)',
  '[x](/\\evil.test)',
  '[x](\\\\evil.test)',
  '[x](/\t/evil.test)',
  '[x](https:evil.test)',
  '[x](https://app.test@evil.test)',
  '[x](https://user:word@evil.test)',
  '![x](https://evil.test/p?q=1)',
  '![](data:image/svg+xml,<svg/onload=__x()>)',
  '[![x](https://evil.test/i)](javascript:__x())',
  '<img src=x onerror=__x()>',
  '<svg/onload=__x()>',
  '"><script>__x()</script>',
  '<a href="javascript:__x()">y</a>',
  '<details open ontoggle=__x()>',
  '<iframe srcdoc="<script>parent.__x()</script>">',
  '<meta http-equiv=refresh content=0;//evil.test>',
  '<base href=//evil.test/>',
  '<style>@import"//evil.test"</style>',
  '<!-- [a](javascript:__x()) -->',
  '```\n</script><script>__x()</script>\n```',
  '`[a](javascript:__x())`',
  '# [a](javascript:__x())',
  '1. [a](javascript:__x())',
  '- **[a](javascript:__x())**',
  '\u001b[31m[a](javascript:__x())',
  '[Accept](/api/collaboration/invitations/x/accept)',
  '[x](https://аpp.test/login)',
]

describe.each(attacks)('%j', (attack) => {
  /** Everything that could be clicked, loaded or run. */
  const live = (container: HTMLElement) =>
    [...container.querySelectorAll('*')].filter(
      (element) =>
        !['DIV', 'P', 'SPAN', 'STRONG', 'CODE', 'PRE', 'UL', 'OL', 'LI', 'BR', 'SVG', 'PATH'].includes(
          element.tagName.toUpperCase(),
        ) || [...element.attributes].some(({ name }) => name.startsWith('on')),
    )
  const draw = (text: string, isPartial: boolean) =>
    render(
      <MemoryRouter>
        <ReplyText text={text} isPartial={isPartial} />
      </MemoryRouter>,
    ).container

  test('whole, it is text, or leads to the host that it names', () => {
    const container = draw(`Before ${attack} after`, false)
    for (const element of live(container)) {
      expect(element.tagName).toBe('A')
      const { protocol, username, host } = new URL(element.getAttribute('href') ?? '')
      expect({ protocol, username }).toEqual({ protocol: 'https:', username: '' })
      expect(element).toHaveTextContent(host)
      expect(element).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })

  test('cut at every sign, on its own and behind other lines, it never flashes as a link', () => {
    for (const lead of ['', 'A line.\n\n- an item\n']) {
      const text = lead + attack
      for (let end = lead.length; end <= text.length; end += 1) {
        const cut = text.slice(0, end)
        const isWholeLine = cut.endsWith('\n')
        const grown = piecesOf(replyBlocks(cut, true)).filter(({ kind }) => kind === 'link')
        // A line that is whole may lead to the host that it names; the growing one leads nowhere.
        if (!attack.includes('\n') || !isWholeLine) expect(grown, cut).toEqual([])
      }
    }
    expect(live(draw(attack.slice(0, Math.ceil(attack.length / 2)), true))).toEqual([])
  })
})

test('a growing line has no link; whole, it has one', () => {
  const line = 'See [Search](/search) and https://example.org/a'
  for (let end = 1; end <= line.length; end += 1) {
    expect(JSON.stringify(replyBlocks(line.slice(0, end), true))).not.toContain('"kind":"link"')
  }
  expect(JSON.stringify(replyBlocks(`${line}\nand`, true)).match(/"kind":"link"/g)).toHaveLength(2)
  expect(JSON.stringify(replyBlocks(line)).match(/"kind":"link"/g)).toHaveLength(2)
})

test('whatever is written, and wherever it is cut: no link but to the host that it names, and no text lost', () => {
  const part = fc.constantFrom(
    ...attacks,
    'word',
    ' ',
    '\n',
    '](',
    '[',
    '**',
    '`',
    'https://',
    '/search',
    '(',
    ')',
    '!',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), fc.nat(), (parts, at) => {
      const text = parts.join('')
      const cut = text.slice(0, text.length === 0 ? 0 : at % (text.length + 1))
      for (const blocks of [replyBlocks(text), replyBlocks(cut, true)]) {
        for (const piece of piecesOf(blocks)) {
          if (piece.kind !== 'link' || piece.target.kind !== 'external') continue
          const { protocol, host, username } = new URL(piece.target.href)
          expect(['https:', 'mailto:']).toContain(protocol)
          expect({ host, username }).toEqual({ host: piece.target.host, username: '' })
        }
      }
      const last = piecesOf(replyBlocks(cut, true).slice(-1)).at(-1)
      if (!cut.endsWith('\n')) expect(last?.kind).not.toBe('link')
    }),
    { numRuns: 400 },
  )
})
