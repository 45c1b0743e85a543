import { Extension } from '@tiptap/core'
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'

/** What is being typed after a `@` or a `/`: the menu that is open for it. */
export type Trigger = { kind: '@' | '/'; from: number; to: number; query: string }

type TriggerState = { active: Trigger | undefined; dismissed: number | undefined }

const key = new PluginKey<TriggerState>('trigger')

const patterns = [
  // A citation may follow a word or an opening bracket; an address has signs before its `@`.
  { kind: '@' as const, find: /(?:^|[\s([,;])@([^@\n\uFFFC]{0,80})$/ },
  { kind: '/' as const, find: /(?:^|\s)\/([\p{L}\d ]{0,24})$/u },
]

function find({ selection }: EditorState): Trigger | undefined {
  const { $from, empty } = selection
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return undefined
  const before = $from.parent.textBetween(
    Math.max(0, $from.parentOffset - 100),
    $from.parentOffset,
    undefined,
    '\uFFFC',
  )
  for (const { kind, find: pattern } of patterns) {
    const match = pattern.exec(before)
    if (!match) continue
    const query = match[1] ?? ''
    // Two words and more after a slash are a sentence, not the name of a block.
    if (kind === '/' && query.startsWith(' ')) continue
    return { kind, from: $from.pos - query.length - 1, to: $from.pos, query }
  }
  return undefined
}

/** Keys that the open menu takes; true where it did something with them. */
export function createMenuKeys() {
  let take: ((event: KeyboardEvent) => boolean) | undefined
  return {
    press: (event: KeyboardEvent) => take?.(event) ?? false,
    listen(next: (event: KeyboardEvent) => boolean) {
      take = next
      return () => {
        if (take === next) take = undefined
      }
    },
  }
}
export type MenuKeys = ReturnType<typeof createMenuKeys>

/** Sees what is typed after `@` and `/`. Who draws the menu reads `triggerOf` and answers its keys. */
export const createTrigger = (keys: MenuKeys) =>
  Extension.create({
    name: 'trigger',
    priority: 2000,
    addProseMirrorPlugins: () => [
      new Plugin<TriggerState>({
        key,
        state: {
          init: () => ({ active: undefined, dismissed: undefined }),
          apply(tr, before, _old, state) {
            const meta = tr.getMeta(key) as 'dismiss' | undefined
            if (meta === 'dismiss') return { active: undefined, dismissed: before.active?.from }
            if (!tr.docChanged && !tr.selectionSet) return before
            const found = find(state)
            // It opens by typing, not by walking past a sign that stands there.
            if (!found || (!tr.docChanged && before.active === undefined))
              return { active: undefined, dismissed: undefined }
            if (before.dismissed === found.from) return { active: undefined, dismissed: before.dismissed }
            return { active: found, dismissed: undefined }
          },
        },
        props: {
          handleKeyDown(view, event) {
            if (!key.getState(view.state)?.active) return false
            if (event.key === 'Escape') {
              view.dispatch(view.state.tr.setMeta(key, 'dismiss'))
              event.preventDefault()
              return true
            }
            return keys.press(event)
          },
        },
      }),
    ],
  })

export const triggerOf = (state: EditorState): Trigger | undefined => key.getState(state)?.active
export const dismissTrigger = (state: EditorState) => state.tr.setMeta(key, 'dismiss')
