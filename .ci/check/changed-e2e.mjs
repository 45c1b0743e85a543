// Which end-to-end tests a change can break: by the room or the domain that a file stands in. What every page stands in
// breaks any of them, and then all are run.
import { readdirSync } from 'node:fs'

/** A folder of src or mocks, and the journeys through it, by the beginnings of their names in e2e/. */
const JOURNEYS = [
  [
    /features\/(accounts|settings)|pages\/accounts|platform\/session/,
    ['session', 'sign-in-early', 'profile', 'keyboard-run', 'main-job'],
  ],
  [/features\/admin|engine\/admin|mocks\/admin/, ['admin']],
  [/features\/(billing|affiliate)|mocks\/billing/, ['plans', 'usage-gates', 'team-plan', 'student', 'contact-sales']],
  [
    /features\/collaboration|engine\/collaboration|mocks\/collaboration/,
    ['collaboration', 'invitations', 'project-tasks', 'two-people', 'team-plan'],
  ],
  [/features\/(comments|comment-board)|mocks\/comments/, ['comment-', 'admin-comments']],
  [/features\/copilot|engine\/copilot/, ['copilot', 'model']],
  [/features\/(extraction|literature|facts)|research\/grid/, ['extraction', 'grid-views', 'more-views']],
  [/features\/(help|knowledge|lessons|tours)/, ['help', 'knowledge', 'lessons', 'tours']],
  [/features\/library|engine\/(library|files|papers)|science\/records/, ['import', 'files', 'main-job']],
  [/features\/meta-analysis|science\/statistics/, ['meta-analysis']],
  [/features\/notifications|engine\/notifications/, ['notifications', 'realtime']],
  [/features\/(personas|dashboard|home)/, ['personas', 'first-load', 'accessibility']],
  [/features\/reader|science\/(evidence|first-page)/, ['reader', 'main-job']],
  [/features\/review|science\/screening/, ['reviews']],
  [/features\/search|engine\/search|science\/search/, ['search', 'main-job']],
  [/features\/syntheses|engine\/syntheses|science\/synthesis/, ['main-job', 'faults', 'model']],
  [/features\/writing|engine\/writing|science\/(manuscript|citations)/, ['writing']],
  [/app\/engine|engine\/browser/, ['texts-only']],
]
const REACHES_NO_PAGE = /^(docs|tests|\.ci\/(bench|check))\/|\.md$/

const all = () => readdirSync('e2e').flatMap((file) => (file.endsWith('.e2e.ts') ? [file.slice(0, -7)] : []))

/** The names of the tests in e2e/ for these files; all of them where one file is not in the table. */
export function e2eOf(files, journeys = all()) {
  const named = new Set()
  for (const file of files) {
    const own = /^e2e\/([\w-]+)\.e2e\.ts$/.exec(file)?.[1]
    if (own !== undefined) named.add(own)
    if (own !== undefined || REACHES_NO_PAGE.test(file) || file.startsWith('e2e/long/')) continue
    const rows = JOURNEYS.filter(([place]) => place.test(file))
    if (rows.length === 0) return journeys
    for (const beginning of rows.flatMap(([, beginnings]) => beginnings)) {
      for (const name of journeys) if (name.startsWith(beginning)) named.add(name)
    }
  }
  return journeys.filter((name) => named.has(name))
}
/** Beginnings in the table that no test has. */
export const strayBeginnings = (journeys = all()) =>
  JOURNEYS.flatMap(([, beginnings]) => beginnings).filter((start) => !journeys.some((name) => name.startsWith(start)))
