import type { PaperDraft } from '#contract/papers.ts'
import { safeUrl } from '#shared/browser/safe-url.ts'

/** Where a paper stands outside of Roadrunner, the most lasting address first; undefined for one that has none. */
export function outsideAddress({ ids, url }: Pick<PaperDraft, 'ids' | 'url'>): string | undefined {
  const { doi, pmid, pmcid, arxiv } = ids
  if (doi) return `https://doi.org/${encodeURI(doi).replaceAll('#', '%23').replaceAll('?', '%3F')}`
  if (pmid) return `https://pubmed.ncbi.nlm.nih.gov/${encodeURIComponent(pmid)}/`
  if (pmcid) return `https://pmc.ncbi.nlm.nih.gov/articles/${encodeURIComponent(pmcid)}/`
  if (arxiv) return `https://arxiv.org/abs/${encodeURI(arxiv)}`
  const target = safeUrl(url)
  return target?.kind === 'external' ? target.href : undefined
}
