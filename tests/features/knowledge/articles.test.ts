import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { isKnownPath } from '#app/route-match.ts'
import { articleGroups, headingId } from '#features/knowledge/article.ts'
import { articles } from '#features/knowledge/articles/all.ts'

const root = fileURLToPath(new URL('../../../src', import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** `<HelpLink article="slug" …>` and `openHelp({ article: 'slug' })`, each 'slug' or 'slug#heading'. */
const links = sources.flatMap(({ file, text }) =>
  Array.from(text.matchAll(/<HelpLink\b[^>]*?\barticle="([^"]+)"|\bopenHelp\(\{ article: '([^']+)'/g), (found) => ({
    file,
    article: found[1] ?? found[2] ?? '',
  })),
)
const isLinked = new Set(links.map(({ article }) => article.split('#')[0]))
const slugs = new Set(articles.map(({ slug }) => slug))

test('there are more than forty-five, on every shelf some', () => {
  expect(articles.length).toBeGreaterThanOrEqual(45)
  for (const group of articleGroups) expect(articles.filter((each) => each.group === group).length).toBeGreaterThan(2)
})

test('every article can be addressed: names, headings and places are unique and lead somewhere', () => {
  expect(slugs.size).toBe(articles.length)
  expect(new Set(articles.map(({ title }) => title.toLowerCase())).size).toBe(articles.length)
  for (const { slug, sections, place, updated } of articles) {
    expect(slug).toMatch(/^[a-z0-9-]+$/)
    const ids = sections.map(({ heading }) => headingId(heading))
    expect(new Set(ids).size, slug).toBe(ids.length)
    expect(ids.every((id) => id !== '')).toBe(true)
    if (place) expect(isKnownPath(place.path.split('?')[0] ?? ''), slug).toBe(true)
    expect(updated).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('a source is named so that it can be found: by its DOI, or by the chapter of the handbook', () => {
  const cited = articles.flatMap((each) => each.sources ?? [])
  for (const source of cited) expect(source).toMatch(/doi:10\.\d{4,}\/\S+$|chapter \d+\.$/)
  const bare = articles.filter(({ group, sources: own }) => group === 'statistics' && !own)
  expect(bare.map(({ slug }) => slug)).toEqual([])
})

test('every link in the app leads to an article that exists, and to a heading that it has', () => {
  expect(links.length).toBeGreaterThan(30)
  for (const { file, article } of links) {
    const [slug, heading] = article.split('#')
    const found = articles.find((each) => each.slug === slug)
    expect(found?.slug, `${file}: ${article}`).toBe(slug)
    if (heading)
      expect(
        found?.sections.map((each) => headingId(each.heading)),
        file,
      ).toContain(heading)
  }
})

test('every article stands at a control that it explains, or is what another article says to read next', () => {
  const next = new Set(articles.flatMap(({ related }) => related))
  const lost = articles.filter(({ slug }) => !isLinked.has(slug) && !next.has(slug))
  expect(lost.map(({ slug }) => slug)).toEqual([])
  // How to work with the product is asked where one works: no other article stands in for that.
  const unasked = articles.filter(
    ({ slug, group }) => (group === 'product' || group === 'account') && !isLinked.has(slug),
  )
  expect(unasked.map(({ slug }) => slug)).toEqual([])
})

test('what to read next exists, and is not the article itself', () => {
  for (const { slug, related } of articles) {
    expect(related.length, slug).toBeGreaterThan(0)
    expect(new Set(related).size, slug).toBe(related.length)
    for (const other of related) expect(slugs.has(other) && other !== slug, `${slug}: ${other}`).toBe(true)
  }
})
