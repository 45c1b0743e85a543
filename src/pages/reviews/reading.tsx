import { lazyPart } from '#shared/browser/lazy-part.tsx'

const ReaderView = lazyPart(async () => (await import('#features/reader/ReaderView.tsx')).ReaderView)
const nothingAsked = { q: null, s: null, e: null }

type Props = Pick<Parameters<typeof ReaderView>[0], 'documentId' | 'words'>

/** The reader beside the criteria of a review: fetched when a full text is decided on. */
export const reading = ({ documentId, words }: Props) => (
  <ReaderView key={documentId} documentId={documentId} words={words} asked={nothingAsked} beside="second" />
)
