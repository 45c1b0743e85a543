import { useEffect, useMemo, type ReactNode } from 'react'

import type { Store } from '#shared/browser/store.ts'
import { numberingOf } from '#science/manuscript/numbering.ts'

import { DraftTextContext, useDraft } from './draft-context.ts'
import type { Labels } from './editor/labels.ts'
import { useStyleFile } from './style/use-style-file.ts'
import { useManuscript } from './use-manuscript.ts'
import { styleFileOf, styleOf, useRendered } from './use-rendered.ts'

/** Follows the text and works out numbers and citations, for those in it who ask: the others are not drawn anew. */
export function DraftText({ labels, children }: { labels: Store<Labels>; children: ReactNode }) {
  const { editor, references, settings } = useDraft()
  const manuscript = useManuscript(editor)
  const numbering = useMemo(() => numberingOf(manuscript), [manuscript])
  const own = useRendered(numbering.clusters, references, styleOf(settings.style))
  const styleFile = styleFileOf(settings)
  const byFile = useStyleFile(styleFile, numbering.clusters, references)
  // A file that cannot be run leaves the draft in ours, and the settings say so.
  const rendered = styleFile === undefined || byFile.failure !== undefined ? own : byFile.rendered
  useEffect(() => labels.set({ rendered, numbering, references }), [labels, rendered, numbering, references])
  const text = useMemo(() => ({ manuscript, numbering, rendered, byFile }), [manuscript, numbering, rendered, byFile])
  return <DraftTextContext value={text}>{children}</DraftTextContext>
}
