import * as z from 'zod/mini'

import { personSchema } from './paging.ts'

/**
 * One author as CSL-JSON has it: a person (`family`, `given`) or a name of one field (`literal`: a group, or one name).
 * Particles stand apart where the source parts them, else in `family` ("van der Berg"); a suffix ("Jr.") always apart.
 */
export const authorSchema = z.object({
  family: z.optional(z.string()),
  given: z.optional(z.string()),
  literal: z.optional(z.string()),
  suffix: z.optional(z.string()),
  /** Left out where the family name stands alone: "van" of Ludwig van Beethoven. */
  'dropping-particle': z.optional(z.string()),
  /** Part of the family name: "van der" of Jan van der Berg. */
  'non-dropping-particle': z.optional(z.string()),
})
export type Author = z.infer<typeof authorSchema>

/** Identifiers, each in its canonical spelling: a DOI in lower case without its address, digits alone for a PMID, "PMC123". */
export const paperIdsSchema = z.object({
  doi: z.optional(z.string()),
  pmid: z.optional(z.string()),
  pmcid: z.optional(z.string()),
  arxiv: z.optional(z.string()),
  isbn: z.optional(z.string()),
  issn: z.optional(z.string()),
  accession: z.optional(z.string()),
})
export type PaperIds = z.infer<typeof paperIdsSchema>

/** Study designs that the rules can name, strongest first. `unknown` is said, never guessed away. */
export const studyDesigns = [
  'meta-analysis',
  'systematic-review',
  'randomised-trial',
  'quasi-randomised-trial',
  'controlled-trial',
  'cohort',
  'case-control',
  'cross-sectional',
  'before-after',
  'case-report',
  'secondary-analysis',
  'qualitative',
  'animal',
  'in-vitro',
  'method',
  'review',
  'guideline',
  'protocol',
  'theory',
  'unknown',
] as const
export const studyDesignSchema = z.enum(studyDesigns)
export type StudyDesign = z.infer<typeof studyDesignSchema>

/** Where a record came from. One paper may have several origins: merging keeps them all. */
export const originSchema = z.object({
  kind: z.enum(['starter', 'import', 'search', 'manual', 'seed']),
  /** File name of an import. */
  file: z.optional(z.string()),
  /** First line of the record in that file, counted from 1. */
  line: z.optional(z.number()),
  runId: z.optional(z.string()),
  /** Of `seed`: the papers from which it was reached. */
  seeds: z.optional(z.array(z.string())),
  at: z.optional(z.string()),
})
export type Origin = z.infer<typeof originSchema>

const bibliographic = {
  /** CSL item type ("article-journal", "book", "chapter", …). */
  type: z.string(),
  title: z.string(),
  authors: z.array(authorSchema),
  editors: z.optional(z.array(authorSchema)),
  translators: z.optional(z.array(authorSchema)),
  /** Year of publication. Absent when unknown: never 0. */
  year: z.optional(z.int()),
  month: z.optional(z.int()),
  day: z.optional(z.int()),
  venue: z.optional(z.string()),
  /** The abbreviation of the venue that the source gives ("N Engl J Med"). */
  venueShort: z.optional(z.string()),
  volume: z.optional(z.string()),
  issue: z.optional(z.string()),
  pages: z.optional(z.string()),
  publisher: z.optional(z.string()),
  place: z.optional(z.string()),
  edition: z.optional(z.string()),
  /** What kind of its type: "PhD thesis", "Technical report", "Newspaper article". */
  genre: z.optional(z.string()),
  version: z.optional(z.string()),
  /** Number of a report, patent, standard or preprint. */
  number: z.optional(z.string()),
  /** The conference at which it was presented. */
  event: z.optional(z.string()),
  eventPlace: z.optional(z.string()),
  series: z.optional(z.string()),
  seriesNumber: z.optional(z.string()),
  /** When `url` was read: "2024", "2024-05" or "2024-05-06". */
  accessed: z.optional(z.string()),
  abstract: z.optional(z.string()),
  /** The source that put `abstract` together again from an index of its words. Absent: it is as the source printed it. */
  abstractRebuiltBy: z.optional(z.string()),
  keywords: z.array(z.string()),
  language: z.optional(z.string()),
  url: z.optional(z.string()),
  note: z.optional(z.string()),
  ids: paperIdsSchema,
  /** Citations as the file counted them from which the record came, and whose count it is. */
  citedBy: z.optional(z.object({ count: z.int().check(z.gte(0)), source: z.string().check(z.maxLength(120)) })),
  /** Publication types as the source names them ("Randomized Controlled Trial"). */
  publicationTypes: z.optional(z.array(z.string())),
  /** Values as the source wrote them, by field, where reading changed their signs (entities, tags, ligatures). */
  asGiven: z.optional(z.record(z.string(), z.string())),
}

/** A record as a file or a person gives it, before the library has seen it. */
export const paperDraftSchema = z.object(bibliographic)
export type PaperDraft = z.infer<typeof paperDraftSchema>

export const paperFlagsSchema = z.object({
  retracted: z.optional(z.boolean()),
  corrected: z.optional(z.boolean()),
  preprintOf: z.optional(z.string()),
  publishedAs: z.optional(z.string()),
  openAccess: z.optional(z.boolean()),
})

/** How a record belongs to the work of another without being it. `companion`: another report of the same study. */
export const relationKinds = [
  'preprint',
  'protocol',
  'erratum',
  'retraction',
  'concern',
  'comment',
  'companion',
] as const
export const relationKindSchema = z.enum(relationKinds)
export type RelationKind = z.infer<typeof relationKindSchema>

/** "This paper is the preprint (protocol, erratum …) of that one". */
export const paperRelationSchema = z.object({ kind: relationKindSchema, of: z.string() })
export type PaperRelation = z.infer<typeof paperRelationSchema>

export const readingStates = ['unread', 'reading', 'read'] as const
export const readingStateSchema = z.enum(readingStates)
export type ReadingState = z.infer<typeof readingStateSchema>

/** What the signed-in person says of a paper, their own or a starter paper: nobody else sees it. */
export const shelfSchema = z.object({
  tags: z.array(z.string()),
  /** Ids of collections. */
  collections: z.array(z.string()),
  reading: readingStateSchema,
  note: z.optional(z.string()),
  /** Unique in the library of the person. */
  citationKey: z.optional(z.string()),
  /** Set by hand, or given by the file it came from: no rule changes it. */
  isKeyPinned: z.optional(z.boolean()),
})
export type Shelf = z.infer<typeof shelfSchema>

/** Which text of a paper a copy is: as it was published, as it was accepted, or as it was submitted. */
export const copyVersions = ['published', 'accepted', 'submitted'] as const

export const fetchedSchema = z.object({
  from: z.string(),
  at: z.string(),
  address: z.string(),
  /** The licence as the source names it. Absent: it names none. */
  licence: z.optional(z.string()),
  version: z.optional(z.enum(copyVersions)),
})
export type Fetched = z.infer<typeof fetchedSchema>

/** Why a file may be shown to others than the one who has it. */
export const shareBases = ['open-access', 'licence', 'author', 'permission'] as const
export type ShareBasis = (typeof shareBases)[number]

/** The consent by which the people of a project read a file: kept as it was given. */
export const fileShareSchema = z.object({
  projectId: z.string(),
  at: z.string(),
  basis: z.enum(shareBases),
  /** Licence, agreement or permission in the person's words. */
  words: z.optional(z.string()),
})
export type FileShare = z.infer<typeof fileShareSchema>

/** One consent as a project has it: the file, its paper, and who gave it. */
export const fileConsentSchema = z.object({
  fileId: z.string(),
  documentId: z.string(),
  name: z.string(),
  /** Title of the paper. */
  title: z.string(),
  by: personSchema,
  ...z.omit(fileShareSchema, { projectId: true }).shape,
})
export type FileConsent = z.infer<typeof fileConsentSchema>

/**
 * A file of a paper. Who uploaded it sees it, and where they shared it with a project the people of that project while both belong
 * to it.
 */
export const paperFileSchema = z.object({
  id: z.string(),
  documentId: z.string(),
  name: z.string(),
  /** Media type, found by the server from the content. */
  type: z.string(),
  /** Size in bytes. */
  bytes: z.int(),
  /** SHA-256 of the content, 64 hexadecimal digits in lower case. */
  hash: z.string(),
  uploadedAt: z.string(),
  /** Where the content is had, for who may read it. Given by the server: it passes `fileAddress` before it is followed. */
  url: z.string(),
  /** Whether its text was read: `none` = it has no text layer; absent = nobody has read it yet. */
  text: z.optional(z.enum(['stored', 'none'])),
  /** Shown to its owner alone: with which projects it is shared, and by which right. */
  shares: z.optional(z.array(fileShareSchema)),
  /** Shown to others: who shared it. */
  sharedBy: z.optional(z.object({ userId: z.string(), name: z.string() })),
  /** Its content is gone from the server, and cannot be opened before it is added again. */
  isLost: z.optional(z.literal(true)),
  /** Of a copy that the server fetched: who said where it is, when, and what is known of it. */
  fetched: z.optional(fetchedSchema),
})
export type PaperFile = z.infer<typeof paperFileSchema>

/** A paper of the library. Unknown stays unknown: a missing count is not 0. */
export const paperSchema = z.object({
  ...bibliographic,
  id: z.string(),
  design: studyDesignSchema,
  flags: paperFlagsSchema,
  relations: z.optional(z.array(paperRelationSchema)),
  counts: z.object({ citedBy: z.optional(z.int()) }),
  origin: z.array(originSchema),
  /** True when the words of `abstract` are Roadrunner's own summary and not the authors' abstract. */
  summarised: z.optional(z.boolean()),
  /** Of a starter paper: a source gave its abstract, which took the place of our `summary`. */
  abstractFrom: z.optional(
    z.object({ from: z.string(), at: z.string(), licence: z.optional(z.string()), summary: z.string() }),
  ),
  addedAt: z.optional(z.string()),
  /** It is no longer in the library: it rests in the trash, or was removed for good, and this is what is known of it. */
  removedAt: z.optional(z.string()),
  /** From servers with the capability `library`. */
  shelf: z.optional(shelfSchema),
  /** From servers with the capability `files`, oldest first; absent = none. */
  files: z.optional(z.array(paperFileSchema)),
})
export type Paper = z.infer<typeof paperSchema>
