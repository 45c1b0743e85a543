import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { guidelines } from '#science/guidelines/guideline-list.ts'
import { documentTypes, type DocumentType } from '#science/manuscript/manuscript.ts'

import { useDraft, useDraftText } from '../draft-context.ts'
import { StylePicker } from '../style/StylePicker.tsx'
import { typeNames } from '../writing-words.ts'

/** What holds for the draft as a whole. */
export function SettingsPanel() {
  const { settings, setSettings, canWrite } = useDraft()
  const { outline } = useDraftText().numbering
  const limits = settings.sectionLimits ?? {}
  const asWords = (text: string) => {
    const number = Number(text.replaceAll(/\D/g, ''))
    return number > 0 ? Math.min(number, 1_000_000) : undefined
  }
  const setLimit = (id: string, limit: number | undefined) => {
    const { [id]: _before, ...others } = limits
    const next = limit === undefined ? others : { ...others, [id]: limit }
    setSettings({ sectionLimits: Object.keys(next).length > 0 ? next : undefined })
  }
  return (
    <fieldset disabled={!canWrite} className="min-w-0 space-y-4">
      <StylePicker />
      <SelectField
        label="Kind of document"
        value={settings.documentType ?? ''}
        options={[
          { value: '', label: 'Not chosen' },
          ...documentTypes.map((type) => ({ value: type, label: typeNames[type] })),
        ]}
        onChange={(event) =>
          setSettings({ documentType: (event.target.value || undefined) as DocumentType | undefined })
        }
      />
      <SelectField
        label="Reporting guideline"
        hint="The checks look for its items."
        value={settings.guideline ?? ''}
        options={[
          { value: '', label: 'None' },
          ...guidelines.map(({ id, name, version }) => ({ value: id, label: `${name} ${version}` })),
        ]}
        onChange={(event) => setSettings({ guideline: event.target.value || undefined })}
      />
      <TextField
        label="Words allowed in the whole text"
        inputMode="numeric"
        value={settings.wordLimit?.toString() ?? ''}
        onChange={(event) => setSettings({ wordLimit: asWords(event.target.value) })}
      />
      {outline.some(({ id, level }) => id !== null && level <= 2) && (
        <section aria-label="Words allowed under a heading" className="space-y-2">
          <h3 className="font-semibold">Words allowed under a heading</h3>
          {outline.map(({ id, level, text }) =>
            id === null || level > 2 ? null : (
              <label key={id} className="flex items-center justify-between gap-3">
                <span className="min-w-0 truncate">{text === '' ? 'Heading without words' : text}</span>
                <input
                  inputMode="numeric"
                  value={limits[id]?.toString() ?? ''}
                  placeholder="none"
                  onChange={(event) => setLimit(id, asWords(event.target.value))}
                  className="h-8 w-20 rounded-control border border-line-strong bg-surface px-2 text-right"
                />
              </label>
            ),
          )}
        </section>
      )}
    </fieldset>
  )
}
