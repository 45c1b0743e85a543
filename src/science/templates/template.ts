import * as z from 'zod/mini'

import { readReviewBody } from '#contract/review-body.ts'

import { readGridBody } from '../grid/read-grid.ts'
import { readNarrative } from '../narrative/body.ts'

export const templateGroups = ['protocol', 'columns', 'charting', 'outline'] as const
export type TemplateGroup = (typeof templateGroups)[number]

/** What an analysis can be begun with: everything that is set up, nothing that was found. */
export type Template = {
  id: string
  name: string
  group: TemplateGroup
  /** Kind of the analysis that it begins. */
  kind: string
  /** For whom or what it is, in a sentence. */
  about: string
  /** What stands in it, line by line. */
  preview: string[]
  body: unknown
}

/** A template of one's own, as the store keeps it: an analysis of the kind `template`. */
export const TEMPLATE_KIND = 'template'
const storedSchema = z.object({ schema: z.literal(1), of: z.string(), body: z.unknown() })

type Setup = Pick<Template, 'group' | 'kind' | 'preview' | 'body'>

const filled = (...lines: (string | undefined)[]) => lines.filter((line): line is string => (line ?? '').trim() !== '')

function fromNarrative(stored: unknown): Setup | undefined {
  const body = readNarrative(stored)
  if (body.sections.length === 0) return undefined
  const sections = body.sections.map(({ id, heading }) => ({ id, heading, text: '', origin: 'empty' as const }))
  const { scope, angle, audience, words } = body
  return {
    group: 'outline',
    kind: 'narrative',
    preview: sections.map(({ heading }) => heading),
    body: {
      ...readNarrative(undefined),
      scope,
      angle,
      audience,
      sections,
      ...(words !== undefined && { words }),
    },
  }
}

function fromReview(stored: unknown): Setup | undefined {
  const read = readReviewBody(stored)
  if (!read.ok) return undefined
  const { checklist: _checklist, gridId: _grid, metaAnalysisId: _analysis, ...rest } = read.body
  const { pooled: _pooled, findings: _findings, maps: _maps, ...body } = rest
  const { registration: _registration, amendments: _amendments, deadline: _deadline, ...protocol } = body.protocol
  const form = body.forms.at(-1)
  return {
    group: body.subtype === 'scoping' && form ? 'charting' : 'protocol',
    kind: 'review',
    preview: filled(
      ...body.criteria.map(({ kind, text }) => `${kind === 'include' ? 'Include' : 'Exclude'}: ${text}`),
      form && `Charting form: ${form.fields.map(({ name }) => name).join(', ')}`,
    ),
    body: { ...body, protocol, checklist: {}, maps: [], forms: form ? [{ ...form, version: 1 }] : [] },
  }
}

function fromGrid(kind: string, stored: unknown): Setup | undefined {
  const body = readGridBody(stored)
  if (!body || body.columns.length === 0) return undefined
  const { isDouble } = body.params
  return {
    group: 'columns',
    kind,
    preview: body.columns.map(({ name }) => name),
    body: { ...body, rows: [], views: {}, params: isDouble === undefined ? {} : { isDouble } },
  }
}

/**
 * What can be used again of an analysis: protocol and criteria, columns, charting form, headings. No paper, no decision, no
 * value and no text goes with it. Undefined where nothing is set up.
 */
export function setupOf(kind: string | null | undefined, body: unknown): Setup | undefined {
  if (kind === 'narrative') return fromNarrative(body)
  if (kind === 'review') return fromReview(body)
  return kind === null || kind === undefined || kind === 'synthesis' ? undefined : fromGrid(kind, body)
}

/** A template of one's own from its row of the store; undefined for what this version cannot read. */
export function readTemplate(row: {
  id: string
  title?: string | null | undefined
  body?: unknown
}): Template | undefined {
  const stored = storedSchema.safeParse(row.body)
  const setup = stored.success ? setupOf(stored.data.of, stored.data.body) : undefined
  return setup && { id: row.id, name: row.title ?? 'Template', about: '', ...setup }
}

/** How a template is kept. */
export const templateBody = ({ kind, body }: Setup) => ({ schema: 1 as const, of: kind, body })
