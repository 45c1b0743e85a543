import { blocks, findBlocks, type BlockTools } from '../blocks.ts'
import { useDraft } from '../draft-context.ts'
import type { MenuKeys, Trigger } from '../editor/trigger.ts'
import { MenuCard } from './MenuCard.tsx'

type Props = { trigger: Trigger; keys: MenuKeys; tools: BlockTools }

/** What `/` puts into the text. */
export function BlockMenu({ trigger, keys, tools }: Props) {
  const { editor } = useDraft()
  const found = findBlocks(blocks, trigger.query)
  // A slash between words is a slash: a menu without anything in it is none.
  if (found.length === 0) return null
  return (
    <MenuCard
      trigger={trigger}
      keys={keys}
      label="Blocks"
      options={found.map(({ name, label, hint, icon: Icon }) => ({
        key: name,
        content: (
          <span className="flex items-center gap-3">
            <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-muted" />
            <span className="min-w-0">
              <span className="block">{label}</span>
              <span className="block text-xs text-ink-muted">{hint}</span>
            </span>
          </span>
        ),
      }))}
      foot="Enter inserts, Esc closes"
      onPick={(index) => {
        editor.chain().focus().deleteRange({ from: trigger.from, to: trigger.to }).run()
        found[index]?.insert(editor, tools)
      }}
    />
  )
}
