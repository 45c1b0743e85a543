import { EditorContent, useEditor } from '@tiptap/react'
import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { newKey } from '#shared/browser/new-key.ts'
import { classNames } from '#shared/ui/class-names.ts'
import type { CitationItem } from '#science/citations/citation.ts'
import { numberingOf } from '#science/manuscript/numbering.ts'

import { BubbleBar } from './bars/BubbleBar.tsx'
import { DraftHead } from './bars/DraftHead.tsx'
import { FindBar } from './bars/FindBar.tsx'
import { FormatBar } from './bars/FormatBar.tsx'
import { TriggerMenu } from './bars/TriggerMenu.tsx'
import { DraftBeside } from './beside/DraftBeside.tsx'
import type { BlockTools } from './blocks.ts'
import { NodeCard } from './cards/NodeCard.tsx'
import { DraftText } from './DraftText.tsx'
import { DraftContext, type OpenDraft, type PanelName } from './draft-context.ts'
import { createExtensions } from './editor/editor-extensions.ts'
import './editor/editor.css'
import { createStore } from '#shared/browser/store.ts'
import type { Labels } from './editor/labels.ts'
import { insertPictures } from './editor/picture.ts'
import { createMenuKeys } from './editor/trigger.ts'
import { PanelRail } from './PanelRail.tsx'
import { threadsOf } from './sync/draft-doc.ts'
import type { Keeper } from './sync/keeper.ts'
import { useAwareness } from './sync/use-awareness.ts'
import { useReferences } from './use-references.ts'
import { useSettings } from './use-settings.ts'
import { writingCopy as copy } from './writing.copy.ts'

type Props = { id: string; title: string; canWrite: boolean; keeper: Keeper; me: { id: string; name: string } }

const nothing = {
  rendered: undefined,
  numbering: numberingOf({ type: 'doc', content: [] }),
  references: new Map(),
}
const TargetDialog = lazy(async () => ({ default: (await import('./cards/TargetDialog.tsx')).TargetDialog }))

/** The opened draft: head, bars, text and the panels beside it. What is saved of it changes nothing here. */
export const DraftEditor = memo(function DraftEditor({ id, title, canWrite, keeper, me }: Props) {
  const { doc } = keeper
  const { awareness, sockets } = useAwareness(id, doc, me)
  const { references, addReferences } = useReferences(doc)
  const { settings, setSettings } = useSettings(doc)
  const [labels] = useState(() => createStore<Labels>(nothing))
  const [menuKeys] = useState(createMenuKeys)
  const [panel, setPanel] = useState<PanelName | undefined>(() =>
    matchMedia('(min-width: 1100px)').matches ? 'outline' : undefined,
  )
  const [isFocused, setIsFocused] = useState(false)
  const [isFinding, setIsFinding] = useState(false)
  const [isPointing, setIsPointing] = useState(false)
  const fileField = useRef<HTMLInputElement>(null)

  const editor = useEditor(
    {
      extensions: createExtensions({ doc, labels, awareness, menuKeys, placeholder: copy.placeholder }),
      injectCSS: false,
      editable: canWrite,
      editorProps: {
        attributes: {
          'aria-label': 'Text of the draft',
          // A translator would write its words into the draft.
          translate: 'no',
          'aria-multiline': 'true',
          role: 'textbox',
          class: 'draft-text',
          spellcheck: 'true',
        },
      },
    },
    [doc],
  )
  useEffect(() => editor.setEditable(canWrite, false), [editor, canWrite])

  const insertCitation = useCallback(
    (items: readonly CitationItem[]) => {
      const citation = { type: 'citation', attrs: { id: newKey().slice(0, 16), items: [...items] } }
      editor.chain().focus().insertContent(citation).run()
    },
    [editor],
  )
  const saveNow = useCallback(async () => {
    await keeper.send()
    return keeper.unsentCount() === 0
  }, [keeper])
  const showPanel = useCallback((name: PanelName) => setPanel(name), [])
  const draft = useMemo<OpenDraft>(
    () => ({
      id,
      title,
      canWrite,
      editor,
      doc,
      references,
      addReferences,
      insertCitation,
      settings,
      setSettings,
      threads: threadsOf(doc),
      saveNow,
      showPanel,
    }),
    [
      id,
      title,
      canWrite,
      editor,
      doc,
      references,
      addReferences,
      insertCitation,
      settings,
      setSettings,
      saveNow,
      showPanel,
    ],
  )
  const tools = useMemo<BlockTools>(
    () => ({
      choosePicture: () => fileField.current?.click(),
      chooseTarget: () => setIsPointing(true),
      chooseAnalysis: () => setPanel('live'),
    }),
    [],
  )

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'f') {
        event.preventDefault()
        setIsFinding(true)
      }
      if (event.key === 'Escape' && isFocused) setIsFocused(false)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isFocused])

  return (
    <DraftContext value={draft}>
      <DraftText labels={labels}>
        <div
          data-frame="writing"
          className={classNames('draft-frame flex flex-col', isFocused && 'fixed inset-0 z-dialog bg-page')}
        >
          <DraftHead keeper={keeper} sockets={sockets} me={me.id} />
          <FormatBar
            tools={tools}
            isFocused={isFocused}
            onFocus={() => setIsFocused((before) => !before)}
            onFind={() => setIsFinding(true)}
          />
          <div className="relative flex min-h-0 flex-1">
            <div className="scroll-quiet relative min-w-0 flex-1 overflow-y-auto" data-draft-scroll>
              {isFinding && <FindBar onClose={() => setIsFinding(false)} />}
              <div className="mx-auto w-full max-w-[46rem] px-4 py-8 sm:px-8">
                <EditorContent editor={editor} />
                <button
                  type="button"
                  tabIndex={-1}
                  aria-hidden
                  className="block min-h-40 w-full cursor-text!"
                  onClick={() => editor.chain().focus('end').run()}
                />
              </div>
              {canWrite && <TriggerMenu keys={menuKeys} tools={tools} />}
              {canWrite && <BubbleBar />}
              <NodeCard />
            </div>
            {!isFocused && <PanelRail open={panel} onOpen={setPanel} />}
          </div>
        </div>
        <Suspense>
          <DraftBeside />
        </Suspense>
        <input
          ref={fileField}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          multiple
          hidden
          aria-label="Choose a picture"
          onChange={(event) => {
            void insertPictures(editor, [...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        {isPointing && (
          <Suspense>
            <TargetDialog onClose={() => setIsPointing(false)} />
          </Suspense>
        )}
      </DraftText>
    </DraftContext>
  )
})
