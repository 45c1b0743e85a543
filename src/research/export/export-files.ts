import type { User } from '#contract/auth.ts'
import type { Paper } from '#contract/papers.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { synthesisMarkdown } from '#science/synthesis/synthesis-markdown.ts'
import type { ZipEntry } from '#shared/format/zip.ts'

import type { Log } from '../analyses/log-of.ts'
import { libraryEntries } from './archive-entries.ts'
import type { LibraryArchive } from './library-archive.ts'
import { LEDGER_FILE, type LedgerArchive } from './library-ledger.ts'
import { PAST_WORK_FILE, type PastWork } from './past-work.ts'

/** What an export holds. A part that the server does not have is absent. */
export type Everything = {
  user: User | undefined
  library: readonly Paper[] | undefined
  /** The library in our own words, with every folder. */
  archive: LibraryArchive
  /** What the library knows beside its papers. */
  ledger: LedgerArchive | undefined
  /** Contents of files, at the paths that `archive` names. */
  files: readonly ZipEntry[]
  syntheses: readonly Synthesis[]
  /** What was written step by step: drafts and reviews. */
  logs: readonly Log[]
  cited: readonly Paper[]
  /** Filters of the library, searches with their answers, conversations. */
  past: PastWork
}

const SLUG_MAX = 60

/** A name that every file system takes: letters and digits of ASCII, hyphens. */
const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_MAX)
    .replace(/(?<!-)-+$/, '')
    .toLowerCase()

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

const readme = ({ user, library, ledger, files, syntheses, logs, cited, past }: Everything, at: Date) =>
  [
    `Roadrunner: everything of ${user?.username ?? user?.email ?? 'your account'}, exported ${at.toISOString()}`,
    '',
    library
      ? `library/    ${library.length} papers, three times the same: library.ris, library.bib, library.json (CSL-JSON)`
      : 'The server kept no library.',
    ...(library
      ? [
          'library/roadrunner.json    the same with collections, tags, reading states, notes, keys and highlights',
          `library/files/    ${files.length} files of papers, as they were uploaded`,
        ]
      : []),
    ...(ledger
      ? [
          `${LEDGER_FILE}    ${ledger.sources.length} imports record by record, ${ledger.merges.length} merges, ${ledger.removed.length} papers of the trash, ${ledger.relations.length} relations`,
        ]
      : []),
    `syntheses/  ${syntheses.length} syntheses: .md to read, .json with every quote and where it stands`,
    ...(cited.length > 0 ? [`syntheses/cited-papers.ris    ${cited.length} papers that they were made from`] : []),
    ...(logs.length > 0 ? [`syntheses/logs/    ${logs.length} logs: drafts and reviews, step by step`] : []),
    `past-work.json    ${past.searches.length} searches, ${past.conversations.length} conversations, ${past.filters.length} saved filters`,
    'profile.json    profile, persona, dashboard and settings',
    '',
    'Settings, Data, “Bring an export back” in Roadrunner reads this archive as it is.',
    '',
  ].join('\n')

/** The files of an export. */
export async function exportFiles(all: Everything, at: Date): Promise<ZipEntry[]> {
  const { user, library, archive, ledger, files: contents, syntheses, logs, cited, past } = all
  const files: [name: string, text: string][] = [['README.txt', readme(all, at)]]
  for (const [index, synthesis] of syntheses.entries()) {
    const number = String(index + 1).padStart(String(syntheses.length).length, '0')
    const name = [number, slug(synthesis.title ?? synthesis.query ?? '')].filter(Boolean).join('-')
    files.push([`syntheses/${name}.md`, synthesisMarkdown(synthesis)], [`syntheses/${name}.json`, json(synthesis)])
  }
  if (cited.length > 0) {
    const { writeRis } = await import('#science/records/write-ris.ts')
    files.push(['syntheses/cited-papers.ris', writeRis(cited)])
  }
  if (ledger) files.push([LEDGER_FILE, json(ledger)])
  for (const [index, log] of logs.entries()) files.push([`syntheses/logs/${index + 1}.json`, json(log)])
  files.push([PAST_WORK_FILE, json(past)])
  files.push(['profile.json', json(user ?? {})])
  const encoder = new TextEncoder()
  const [first, ...rest] = files.map(([name, text]) => ({ name, bytes: encoder.encode(text) }))
  return [...(first ? [first] : []), ...(library ? await libraryEntries(library, archive) : []), ...rest, ...contents]
}
