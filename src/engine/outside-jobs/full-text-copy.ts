import type { JobPaper } from '#contract/full-text-jobs.ts'
import type { Fetched, Paper } from '#contract/papers.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'
import { JatsRefused } from '#science/jats/jats-guard.ts'
import { readJats } from '#science/jats/read-jats.ts'

import { assertOurs } from '../language-model/under-way.ts'
import { ownFilesOf, keepPaperFile, keepReadText, readUpload, sentBefore } from '../papers/paper-files.ts'
import { SourceFailure } from '../sources/ask-source.ts'
import { askJats, type OpenCopy } from '../sources/open-copies.ts'
import type { SourceSettings } from '../sources/settings.ts'
import { Refusal } from '../world/refusal.ts'
import type { AccountRow, PaperFileRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** Fetches a file from wherever an open copy is; rejects with `SourceFailure` alone. */
export type FetchFile = (address: URL, settings: SourceSettings) => Promise<Uint8Array<ArrayBuffer>>

const NAME_MAX = 60

const fileName = ({ ids, title }: Paper, end: string) => {
  const name = ids.pmcid ?? ids.doi ?? title
  return `${name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, NAME_MAX)}.${end}`
}

const aboutOf = ({ from, address, licence, version }: OpenCopy, at: string): Fetched => ({
  from,
  at,
  address: address.href,
  ...(licence !== undefined && { licence }),
  ...(version !== undefined && { version }),
})

type Kept = Pick<JobPaper, 'format' | 'copy' | 'fileId'> & { abstract?: string }

/** Keeps one file of a paper once, however often it is fetched. */
async function kept(
  world: World,
  account: AccountRow,
  paper: Paper,
  file: File,
  about: { jobId: string; clientKey: string; fetched: Fetched },
): Promise<PaperFileRow> {
  const read = await readUpload(file)
  const keep = () => {
    assertOurs(world, about.jobId)
    const same = ownFilesOf(world, account.id, paper.id).find(({ hash }) => hash === read.hash)
    const before = sentBefore(world, account.id, about.clientKey) ?? (same && world.paperFiles.get(same.id))
    return before ?? keepPaperFile(world, account.id, paper.id, read, about)
  }
  // Alone it is kept with what came of the paper; of several only the one whose job it is may keep it.
  return world.door ? world.write(keep) : keep()
}

async function keepJats(
  world: World,
  account: AccountRow,
  paper: Paper,
  xml: string,
  about: Parameters<typeof kept>[4],
) {
  const { pages, draft, licence, hasBody } = readJats(xml, paper.title)
  if (!hasBody) throw new SourceFailure('Its XML has the abstract alone, not the text.')
  const fetched = { ...about.fetched, ...(about.fetched.licence === undefined && licence !== undefined && { licence }) }
  const file = await kept(world, account, paper, new File([xml], fileName(paper, 'xml')), { ...about, fetched })
  keepReadText(world, file, pages, fullTextOf(pages).textHash)
  return {
    format: 'jats',
    copy: fetched,
    fileId: file.id,
    ...(draft.abstract && { abstract: draft.abstract }),
  } as const
}

/** Fetches one copy and keeps it with the paper. Rejects with `SourceFailure`: why it is no copy that can be kept. */
export async function takeCopy(
  world: World,
  account: AccountRow,
  paper: Paper,
  copy: OpenCopy,
  { settings, fetchFile, jobId }: { settings: SourceSettings; fetchFile: FetchFile; jobId: string },
): Promise<Kept> {
  const about = { jobId, clientKey: `${jobId}-${paper.id}`, fetched: aboutOf(copy, world.now()) }
  try {
    if (copy.format === 'jats') {
      const xml = await askJats(copy.address, settings)
      if (xml === undefined) throw new SourceFailure('It gives no full text of it after all (404).')
      return await keepJats(world, account, paper, xml, about)
    }
    const bytes = await fetchFile(copy.address, settings)
    const file = await kept(world, account, paper, new File([bytes], fileName(paper, 'pdf')), about)
    return { format: 'pdf', copy: about.fetched, fileId: file.id }
  } catch (error) {
    if (error instanceof JatsRefused || error instanceof Refusal) throw new SourceFailure(error.message)
    throw error
  }
}
