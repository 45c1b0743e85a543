import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

export const stageKeys = [
  'overview',
  'protocol',
  'records',
  'screening',
  'conflicts',
  'full-text',
  'appraisal',
  'charting',
  'map',
  'extraction',
  'synthesis',
  'flow',
  'report',
  'update',
  'team',
] as const
export type StageKey = (typeof stageKeys)[number]

const isStage = (value: string | null): value is StageKey => (stageKeys as readonly (string | null)[]).includes(value)

/** Where a review is opened, and what came along for its records. */
type Options = { replace?: boolean; state?: unknown }

type Place = { id?: string; stage?: StageKey; record?: string | undefined }

/** The review, its stage and the record that an address names. */
export function readReviewAddress(search: URLSearchParams, usual: StageKey) {
  const wanted = search.get('stage')
  return {
    id: search.get('id') ?? undefined,
    stage: isStage(wanted) ? wanted : usual,
    record: search.get('record') ?? undefined,
  }
}

/** Where in which review: all of it stands in the address, under whatever path the review was opened. */
export function useReviewAddress(usual: StageKey = 'overview') {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { id, stage, record } = readReviewAddress(search, usual)
  const to = useCallback(
    ({ id: other = id, stage: next = stage, record: shown }: Place) => {
      const query = new URLSearchParams()
      if (other) query.set('id', other)
      if (other) query.set('stage', next)
      if (shown) query.set('record', shown)
      const text = query.toString()
      return text === '' ? pathname : `${pathname}?${text}`
    },
    [id, stage, pathname],
  )
  const go = useCallback((place: Place, options?: Options) => void navigate(to(place), options), [navigate, to])
  return { id, stage, record, to, go }
}
