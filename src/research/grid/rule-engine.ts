import type { GridColumn } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { createStore } from '#shared/browser/store.ts'
import type { Miss, RuleMisses } from '#science/grid/absence.ts'
import type { Proposal, RuleCells } from '#science/grid/cell.ts'
import type { ReadPaper, ReadRow } from '#science/grid/propose.ts'

import type { RuleBatch, RuleRow } from './rule-batch.ts'

/** `done` of `total` papers have been read with the columns as they are now. */
export type RuleState = {
  cells: RuleCells
  misses: RuleMisses
  textHashes: ReadonlyMap<string, string>
  done: number
  total: number
}

const BATCH = 24
/** How often what was found is shown: each time all of it is counted, which takes longer for more papers. */
const showEveryMs = (papers: number) => (papers > 500 ? 2000 : 250)

const nothing: RuleState = { cells: new Map(), misses: new Map(), textHashes: new Map(), done: 0, total: 0 }
const keyOf = ({ id, version, libraryKey }: GridColumn) => `${id}\n${version}\n${libraryKey ?? ''}`

type Known = { textHash: string; keys: Set<string>; found: Map<string, Proposal>; missed: Map<string, Miss> }

/** Asks the rules beside the page, so that it stays quick; where there are no workers, in small steps in the page. */
function createAsker() {
  let worker: Worker | undefined
  return {
    async ask(batch: RuleBatch): Promise<RuleRow[]> {
      if (typeof Worker === 'undefined') return (await import('./rule-batch.ts')).proposeBatch(batch)
      worker ??= new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module' })
      const asked = worker
      return new Promise<RuleRow[]>((resolve, reject) => {
        asked.addEventListener('message', ({ data }: MessageEvent<RuleRow[]>) => resolve(data), { once: true })
        asked.addEventListener('error', () => reject(new Error('The rules could not be loaded.')), { once: true })
        asked.postMessage(batch)
      })
    },
    stop() {
      worker?.terminate()
      worker = undefined
    },
  }
}

/**
 * Reads papers by rules, a few at a time, and only for columns that were not asked before. The newest `update` wins; what
 * was found stays until the paper's text is another one.
 */
export function createRuleEngine(textOf: (paper: Paper) => Promise<ReadPaper>) {
  const known = new Map<string, Known>()
  const asker = createAsker()
  const { get: current, set, subscribe } = createStore(nothing)
  let turn = 0

  const take = (read: ReadPaper, keys: readonly string[], row: ReadRow | undefined): Known => {
    const before = known.get(read.paper.id)
    const isSame = before?.textHash === read.textHash
    const next = {
      textHash: read.textHash,
      keys: new Set([...(isSame ? before.keys : []), ...keys]),
      found: new Map([...(isSame ? before.found : []), ...(row?.found ?? [])]),
      missed: new Map([...(isSame ? before.missed : []), ...(row?.missed ?? [])]),
    }
    known.set(read.paper.id, next)
    return next
  }

  const run = async (papers: readonly Paper[], columns: readonly GridColumn[], mine: number) => {
    const cells = new Map(current().cells)
    const misses = new Map(current().misses)
    const textHashes = new Map(current().textHashes)
    let shownAt = performance.now()
    for (let from = 0; from < papers.length; from += BATCH) {
      const reads = await Promise.all(papers.slice(from, from + BATCH).map(textOf))
      if (turn !== mine) return
      // Papers of a batch were mostly asked the same before: what one lacks, all are asked.
      const lacking = columns.filter((column) =>
        reads.some(({ paper, textHash }) => {
          const before = known.get(paper.id)
          return before?.textHash !== textHash || !before.keys.has(keyOf(column))
        }),
      )
      const rows = lacking.length === 0 ? [] : await asker.ask({ papers: reads, columns: [...lacking] })
      if (turn !== mine) return
      const keys = lacking.map(keyOf)
      const byId = new Map(rows.map((row) => [row.id, row]))
      for (const read of reads) {
        textHashes.set(read.paper.id, read.textHash)
        if (lacking.length === 0) continue
        const { found, missed } = take(read, keys, byId.get(read.paper.id))
        cells.set(read.paper.id, found)
        misses.set(read.paper.id, missed)
      }
      const done = Math.min(from + BATCH, papers.length)
      if (done < papers.length && performance.now() - shownAt < showEveryMs(papers.length)) continue
      shownAt = performance.now()
      set({
        cells: new Map(cells),
        misses: new Map(misses),
        textHashes: new Map(textHashes),
        done,
        total: papers.length,
      })
    }
  }

  return {
    current,
    subscribe,
    update(papers: readonly Paper[], columns: readonly GridColumn[]) {
      turn += 1
      const mine = turn
      if (papers.length === 0) return
      const isAsked = ({ id }: Paper) => columns.every((column) => known.get(id)?.keys.has(keyOf(column)))
      if (!papers.every(isAsked)) set({ ...current(), done: 0, total: papers.length })
      run(papers, columns, mine).catch(() => {
        // Rules that cannot be had leave the grid to people and the service: it is said, and nothing is lost.
        if (turn === mine) set({ ...current(), done: papers.length, total: papers.length })
      })
    },
    stop() {
      turn += 1
      asker.stop()
    },
  }
}
export type RuleEngine = ReturnType<typeof createRuleEngine>
