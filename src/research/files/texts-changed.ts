import { analysesApi } from '#contract/analyses.ts'
import { documentsApi } from '#contract/documents.ts'
import { filesApi } from '#contract/files.ts'

/**
 * What is stale when a file of a paper came, went or was read: papers wherever they are shown, those of open analyses
 * among them, and texts.
 */
export const textsChanged = [documentsApi.list, documentsApi.get, analysesApi.documents, filesApi.text] as const
