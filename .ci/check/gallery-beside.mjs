// `npm run gallery:beside -- <address>`: the fifteen screens that were designed anew, as another build shows them at that
// address and as this tree does, light and dark, at three widths, on one page: gallery-beside/index.html. axe looks at
// each picture of this tree. The other build is a checkout of an older commit, served by `npm start -- --e2e` there.
import { writeFileSync } from 'node:fs'

import AxeBuilder from '@axe-core/playwright'

import { HEIGHT, startGallery, takePicture, THEMES, WIDTHS } from './gallery-start.mjs'

const PORT = Number(process.env.PORT || 4392)
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const PASSWORD = 'roadrunner-demo'
const folder = 'gallery-beside'

const press = (name) => (page) => page.getByRole('button', { name }).first().click()
const example = async (page) => {
  await press('Try with example papers')(page)
  await page.waitForURL(/[?&]id=/, { waitUntil: 'commit' })
}

/** What was weakest: whose page it is, where it is, and what is opened on it. */
const screens = [
  { name: 'Start of a view', by: 'team-owner', path: '/literature-matrix' },
  { name: 'Results of the example papers', by: 'team-owner', path: '/research-gap-analysis', open: example },
  { name: 'Choosing a team', by: 'team-owner', path: '/team' },
  { name: 'A page of a project', by: 'team-owner', path: '/collaborate/project-statins/milestones' },
  { name: 'Plans', by: 'individual', path: '/settings?tab=billing', open: press(/^Change plan/) },
  { name: 'Synthesis', by: 'team-owner', path: '/synthesis' },
  { name: 'Switches of the platform', by: 'admin', path: '/admin/platform' },
  { name: 'People, for admins', by: 'admin', path: '/admin-dashboard?view=people' },
  { name: 'A part that the plan does not include', by: 'individual', path: '/collaborate' },
  { name: 'Comments on a page', by: 'tester', path: '/comment-test', open: press('Beta comments') },
  { name: 'Comment activity', by: 'admin', path: '/comment-test', open: press('Comment activity') },
  { name: 'Comments, for admins', by: 'admin', path: '/admin/comments' },
  { name: 'Start of a systematic review', by: 'team-owner', path: '/systematic-review' },
  { name: 'Profile', by: 'team-owner', path: '/profile' },
  { name: 'A new project', by: 'team-owner', path: '/new-project' },
]

const other = process.argv[2]
if (!other) throw new Error('Say where the other build is served, for example http://127.0.0.1:4399.')
const problems = []
const fileOf = (index, when, theme, width) => `${String(index + 1).padStart(2, '0')}-${when}-${theme}-${width}.jpg`

/** One screen of one build, in both themes and at each width. */
async function picture(browser, base, when, index) {
  const { name, by, path, open } = screens[index]
  const context = await browser.newContext({ baseURL: base, reducedMotion: 'reduce' })
  context.setDefaultTimeout(15_000)
  await context.addCookies([{ name: 'mock-world', value: `beside-${when}-${index}`, url: base }])
  const page = await context.newPage()
  await page.goto('/help')
  await page.request.post('/api/auth/login', { data: { email: `${by}@roadrunner.test`, password: PASSWORD } })
  for (const theme of THEMES) {
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT })
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    if (open) await open(page)
    await page.waitForLoadState('networkidle')
    for (const width of WIDTHS) {
      const wider = await takePicture(page, width, `${folder}/${fileOf(index, when, theme, width)}`)
      if (when !== 'now') continue
      if (wider > 0) problems.push(`${name}, ${theme}, at ${width}: ${wider} px too wide`)
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze()
      problems.push(...violations.map(({ id }) => `${name}, ${theme}, at ${width}: axe ${id}`))
    }
  }
  await context.close()
}

const cell = (index, when, theme, width) => {
  const file = fileOf(index, when, theme, width)
  return `<td><a href="${file}"><img loading="lazy" src="${file}" alt="${screens[index].name}, ${when}, ${theme}, ${width} px" width="${width / 4}" height="${HEIGHT / 4}"></a></td>`
}
const row = (index, when) =>
  `<tr><th scope="row">${when}</th>${THEMES.flatMap((theme) => WIDTHS.map((width) => cell(index, when, theme, width))).join('')}</tr>`

function writeIndex() {
  const found = problems.length === 0 ? '<p>axe found nothing, nothing is too wide.</p>' : `<ul>${problems.map((one) => `<li>${one}</li>`).join('')}</ul>` // prettier-ignore
  const parts = screens.map(
    ({ name, path }, index) =>
      `<h2>${index + 1} ${name} <small>${path}</small></h2><table>${row(index, 'before')}${row(index, 'now')}</table>`,
  )
  writeFileSync(
    `${folder}/index.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and now</title><style>
body{font:14px system-ui;margin:2rem}table{border-spacing:8px}th{text-align:left;font-weight:500}
img{border:1px solid #999;display:block;object-fit:cover;object-position:top}</style>
<h1>Fifteen screens, before and now</h1>${found}${parts.join('\n')}</html>\n`,
  )
}

const { url, browser, stop } = await startGallery(folder, PORT)
try {
  for (const [base, when] of [
    [other, 'before'],
    [url, 'now'],
  ]) {
    for (const index of screens.keys()) {
      await picture(browser, base, when, index).catch((error) =>
        problems.push(`${screens[index].name}, ${when}: ${error.message.split('\n')[0]}`),
      )
    }
  }
} finally {
  await stop()
  writeIndex()
}
for (const problem of problems) console.log(problem)
console.log(`${screens.length} screens, ${problems.length} problems: ${folder}/index.html`)
process.exitCode = problems.length === 0 ? 0 : 1
