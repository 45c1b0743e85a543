import { useEditorState } from '@tiptap/react'

import type { BlockTools } from '../blocks.ts'
import { useDraft } from '../draft-context.ts'
import { triggerOf, type MenuKeys } from '../editor/trigger.ts'
import { BlockMenu } from './BlockMenu.tsx'
import { CiteMenu } from './CiteMenu.tsx'

/** The menu that stands open while somebody types after `@` or `/`. */
export function TriggerMenu({ keys, tools }: { keys: MenuKeys; tools: BlockTools }) {
  const { editor } = useDraft()
  const trigger = useEditorState({ editor, selector: (now) => triggerOf(now.editor.state) ?? null })
  if (!trigger) return null
  return trigger.kind === '@' ? (
    <CiteMenu key={trigger.from} trigger={trigger} keys={keys} />
  ) : (
    <BlockMenu key={trigger.from} trigger={trigger} keys={keys} tools={tools} />
  )
}
