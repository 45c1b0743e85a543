import { useQueryClient } from '@tanstack/react-query'

import { citationStylesApi, type KeptStyle } from '#contract/citation-styles.ts'
import { StyleField, type ToldOfStyle } from '#research/citing/StyleField.tsx'
import { styleCopy as copy } from '#research/citing/style.copy.ts'
import type { TakenStyle } from '#research/citing/use-take-style.ts'
import { citationStyles } from '#science/citations/citation.ts'
import type { StyleSource } from '#science/citations/csl-file/style-source.ts'
import { messageOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'
import { toast } from '#shared/toast/toast.ts'

import { useDraft } from '../draft-context.ts'
import { styleFileOf, styleOf } from '../use-rendered.ts'
import { styleNames } from '../writing-words.ts'
import { StyleFileNotes } from './StyleFileNotes.tsx'

const builtIn = citationStyles.map((style) => ({ value: style, label: styleNames[style] }))

/** The style of the draft. One from a file stays with the draft, whoever opens it. */
export function StylePicker() {
  const { settings, setSettings, canWrite } = useDraft()
  const client = useQueryClient()
  const chosen = styleFileOf(settings)
  const ofDraft = settings.styleFile
  const cite = (styleFile: StyleSource) => setSettings({ style: styleFile.id, styleFile })

  const open = async (row: KeptStyle) => {
    try {
      const { styleId, title, text } = await client.fetchQuery(
        apiQuery(citationStylesApi.get, { params: { id: row.id } }),
      )
      cite({ id: styleId, title, text })
    } catch (error) {
      toast({ title: copy.notOpened, description: messageOf(error, ''), variant: 'destructive' })
    }
  }
  const handleTaken = (taken: Exclude<TakenStyle, { is: 'refused' }>): ToldOfStyle => {
    if (taken.is === 'style') {
      cite(taken.source)
      const { title } = taken.source
      return { isTaken: true, words: taken.keptId === undefined ? copy.addedHere(title) : copy.added(title) }
    }
    if (taken.is === 'built-in') {
      setSettings({ style: taken.style })
      return { isTaken: true, words: copy.replaced(taken.title, styleNames[taken.style]) }
    }
    if (chosen === undefined) return { isTaken: false, words: copy.localeFirst }
    cite({ ...chosen, locale: taken.text })
    return { isTaken: true, words: copy.localeAdded(taken.language) }
  }
  return (
    <StyleField
      builtIn={builtIn}
      value={chosen?.id ?? styleOf(settings.style)}
      own={ofDraft && { value: ofDraft.id, label: ofDraft.title }}
      onBuiltIn={(style) => setSettings({ style })}
      onOwn={() => ofDraft && setSettings({ style: ofDraft.id })}
      onKept={(row) => void open(row)}
      onTaken={handleTaken}
      disabled={!canWrite}
    >
      {chosen && <StyleFileNotes title={chosen.title} />}
    </StyleField>
  )
}
