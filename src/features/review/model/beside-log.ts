import type { Evidence } from '#contract/evidence.ts'
import type { Assessed, Charted, OtherEntry, OtherEntryOf } from '#contract/review-entries.ts'
import type { ReviewStage } from '#contract/review-log.ts'
import type { KeptReport } from '#science/review-log/update-differences.ts'
import { pairKey } from '#science/records/possible-duplicates.ts'

/** What stands in the log beside the decisions, as it holds now. */
export type BesideLog = {
  /** The last passage of each person, by record. */
  passages: ReadonlyMap<string, readonly { by: string; evidence: Evidence }[]>
  /** Pairs that are two works. */
  distinct: ReadonlySet<string>
  samples: readonly OtherEntryOf<'sampled'>[]
  /** The deal that holds at each stage: person → records. */
  deals: Readonly<Record<ReviewStage, ReadonlyMap<string, ReadonlySet<string>> | undefined>>
  /** The last assessment of each person, tool and outcome, by study. */
  assessed: ReadonlyMap<string, readonly Assessed[]>
  /** The last row of each person, by record. */
  charted: ReadonlyMap<string, readonly Charted[]>
  credits: ReadonlyMap<string, readonly string[]>
  /** How included reports stood when an update began, by the update. */
  kept: ReadonlyMap<string, readonly KeptReport[]>
}

const byTime = (a: OtherEntry, b: OtherEntry) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : 1)

function replaced<T>(list: readonly T[] | undefined, next: T, isSame: (one: T) => boolean): T[] {
  return [...(list ?? []).filter((one) => !isSame(one)), next]
}

/** Reads entries in the order of their time: the later one of a person takes the place of the earlier. */
export function besideLog(entries: readonly OtherEntry[]): BesideLog {
  const passages = new Map<string, { by: string; evidence: Evidence }[]>()
  const distinct = new Set<string>()
  const samples: OtherEntryOf<'sampled'>[] = []
  const deals: Record<ReviewStage, { id: string; by: Map<string, Set<string>> } | undefined> = {
    'title-abstract': undefined,
    'full-text': undefined,
  }
  const assessed = new Map<string, Assessed[]>()
  const charted = new Map<string, Charted[]>()
  const credits = new Map<string, string[]>()
  const kept = new Map<string, KeptReport[]>()
  for (const entry of entries.toSorted(byTime)) {
    switch (entry.kind) {
      case 'passage': {
        const { recordId, by, evidence } = entry
        passages.set(
          recordId,
          replaced(passages.get(recordId), { by, evidence }, (one) => one.by === by),
        )
        break
      }
      case 'distinct':
        distinct.add(pairKey(...entry.pair))
        break
      case 'sampled':
        samples.push(entry)
        break
      case 'dealt': {
        const known = deals[entry.stage]
        const deal = known?.id === entry.dealId ? known : { id: entry.dealId, by: new Map<string, Set<string>>() }
        deal.by.set(entry.userId, new Set([...(deal.by.get(entry.userId) ?? []), ...entry.recordIds]))
        deals[entry.stage] = deal
        break
      }
      case 'assessed':
        assessed.set(
          entry.studyId,
          replaced(
            assessed.get(entry.studyId),
            entry,
            (one) =>
              one.by === entry.by &&
              one.toolId === entry.toolId &&
              one.outcome === entry.outcome &&
              one.isFinal === entry.isFinal,
          ),
        )
        break
      case 'charted':
        charted.set(
          entry.recordId,
          replaced(charted.get(entry.recordId), entry, (one) => one.by === entry.by),
        )
        break
      case 'update-kept':
        kept.set(entry.updateId, [...(kept.get(entry.updateId) ?? []), ...entry.reports])
        break
      case 'credited':
        credits.set(entry.userId, entry.roles)
        break
    }
  }
  return {
    passages,
    distinct,
    samples,
    deals: { 'title-abstract': deals['title-abstract']?.by, 'full-text': deals['full-text']?.by },
    assessed,
    charted,
    credits,
    kept,
  }
}
