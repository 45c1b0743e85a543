import { useDraft, useDraftText } from '../draft-context.ts'
import { goTo } from '../go-to.ts'

const INDENT = ['', 'pl-2', 'pl-5', 'pl-8', 'pl-11']

/** The headings of the text, with the words under each. */
export function OutlinePanel() {
  const { editor, settings } = useDraft()
  const { outline, words } = useDraftText().numbering
  const limits = settings.sectionLimits ?? {}
  if (outline.length === 0) {
    return (
      <p className="text-ink-muted">
        No headings yet. Type # and a space at the beginning of a line, or choose one from the style menu.
      </p>
    )
  }
  return (
    <ol className="-mx-2">
      {outline.map(({ id, level, text, words: own }, index) => {
        const limit = id === null ? undefined : limits[id]
        return (
          <li key={id ?? index}>
            <button
              type="button"
              className="flex w-full items-baseline gap-2 rounded-control py-1 pr-2 text-left hover:bg-hover"
              onClick={() => id !== null && goTo(editor, id)}
            >
              <span className={`min-w-0 flex-1 truncate ${INDENT[level] ?? ''} ${level === 1 ? 'font-semibold' : ''}`}>
                {text === '' ? 'Heading without words' : text}
              </span>
              <span
                className={limit !== undefined && own > limit ? 'text-xs text-state-red' : 'text-xs text-ink-muted'}
              >
                {limit === undefined
                  ? own.toLocaleString('en-US')
                  : `${own.toLocaleString('en-US')} / ${limit.toLocaleString('en-US')}`}
              </span>
            </button>
          </li>
        )
      })}
      <li className="mt-2 flex justify-between border-t border-line px-2 pt-2 text-xs text-ink-muted">
        <span>Words in all</span>
        <span>{words.toLocaleString('en-US')}</span>
      </li>
    </ol>
  )
}
