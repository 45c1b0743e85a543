import { CircleCheck, CircleDashed, UserRound } from 'lucide-react'
import { Fragment } from 'react'

import { guidelines } from '#science/guidelines/guideline-list.ts'
import type { GuidelineOutline, OutlineItem } from '#science/manuscript/checks/guideline-outline.ts'
import { tidy } from '#science/manuscript/checks/tidy.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'

import { showPlace } from '../beside/show-place.ts'
import { useDraft } from '../draft-context.ts'
import { checksCopy as copy } from './checks.copy.ts'

const signs = {
  reported: { icon: CircleCheck, look: 'text-state-green', words: copy.reported },
  'not found': { icon: CircleDashed, look: 'text-state-yellow', words: copy.notFound },
  'for a person': { icon: UserRound, look: 'text-ink-muted', words: copy.person },
} as const

/** The items of the draft's reporting guideline, and where the text seems to answer them. */
export function GuidelineItems({ outline }: { outline: GuidelineOutline | undefined }) {
  const draft = useDraft()
  const { settings, canWrite } = draft
  return (
    <div className="space-y-4">
      <SelectField
        label={copy.guidelineLabel}
        hint={copy.guidelineWhy}
        disabled={!canWrite}
        value={settings.guideline ?? ''}
        onChange={(event) => draft.setSettings({ guideline: event.target.value || undefined })}
        options={[
          { value: '', label: copy.guidelineNone },
          ...guidelines.map(({ id, name, version, covers }) => ({ value: id, label: `${name} ${version}: ${covers}` })),
        ]}
      />
      {outline && settings.guideline === outline.guideline.id && <Items outline={outline} />}
    </div>
  )
}

function Items({ outline: { items } }: { outline: GuidelineOutline }) {
  const reported = items.filter(({ state }) => state === 'reported').length
  const sections = [...new Set(items.map(({ item }) => item.section))]
  return (
    <>
      <p role="status" className="font-medium">
        {copy.outlineCount(reported, items.length)}
      </p>
      {sections.map((section) => (
        <Fragment key={section}>
          <h3 className="border-b border-line pb-1 font-semibold">{section}</h3>
          <ul className="space-y-2.5">
            {items
              .filter(({ item }) => item.section === section)
              .map((each) => (
                <Item key={each.item.id} outlined={each} />
              ))}
          </ul>
        </Fragment>
      ))}
    </>
  )
}

function Item({ outlined: { item, state, places } }: { outlined: OutlineItem }) {
  const { editor } = useDraft()
  const { icon: Sign, look, words } = signs[state]
  return (
    <li className="flex gap-2">
      <Sign size={16} className={`mt-0.5 shrink-0 ${look}`} aria-hidden />
      <div className="min-w-0">
        <p>
          <span className="text-ink-muted tabular-nums">{item.id}</span> {item.asks}{' '}
          <span className="text-xs text-ink-muted">({words})</span>
        </p>
        {places.slice(0, 2).map((place) => (
          <button
            key={`${place.blockId} ${place.start}`}
            type="button"
            dir="auto"
            className="mt-0.5 line-clamp-2 text-left font-serif text-ink-muted underline-offset-2 hover:text-ink hover:underline"
            onClick={() => showPlace(editor, place)}
          >
            “{tidy(place.quote).slice(0, 160)}”
          </button>
        ))}
      </div>
    </li>
  )
}
