/** Words of the page that comments are tried on. */
export const benchCopy = {
  title: 'Comment test',
  lead: 'A page for trying out beta comments. Put comments anywhere, change the page under them, and see where they stay.',
  forTesters:
    'Comments on the page are shown to people on the Tester plan and to admins. The page itself works for everybody.',
  how: 'Press “Beta comments” at the lower right, or the C key. Then click an empty place, or press A and choose a spot by key.',
  controls: 'Change the page',
  banner: 'Insert a banner above',
  narrow: 'Narrow column',
  large: 'Larger text',
  reverse: 'Reverse the list',
  moveCard: 'Move the card to the end',
  takeNote: 'Remove the note',
  takeRow: 'Remove the second row',
  rename: 'Rename the chapter',
  moving: 'Set the box in motion',
  renew: 'Rebuild the cards',
  reset: 'Reset',
  bannerText: 'A banner that pushes everything below it down.',
  sticky: 'A bar that stays in sight while the page scrolls',
  chapter: 'Long text',
  chapterRenamed: 'The text, at length',
  list: 'A list',
  table: 'A table',
  inner: 'A box that scrolls by itself',
  lines: 'Forty lines',
  card: 'A card that moves',
  cardText: 'It can be here or at the end of the page.',
  cardAction: 'Press me',
  note: 'A note that can vanish',
  noteText: 'When it is gone, its comments wait under “This spot changed”.',
  renewed: 'Cards that are rebuilt',
  motion: 'A box in motion',
  drawing: 'A drawing',
  drawingText: 'A bar chart without meaning: three bars of growing height',
  rtl: 'من اليمين إلى اليسار',
  rtlText:
    'هذه فقرة تُقرأ من اليمين إلى اليسار. يجب أن يبقى التعليق عند الكلمة التي وُضع عليها، حتى لو تغيّر عرض الصفحة أو حجم الخط.',
  dialog: 'A dialog',
  openDialog: 'Open the dialog',
  dialogTitle: 'A dialog with something in it',
  dialogText: 'Comments can be placed here too. They wait while it is closed.',
  log: 'What the overlay decided',
  logEmpty: 'Nothing yet. Switch the comments on.',
  logCaption: 'Decisions about markers, the newest first',
  exportLog: 'Download as CSV',
  clearLog: 'Empty',
  columns: { nth: 'No.', comment: 'Comment', step: 'Found by', score: 'Fit', what: 'Where' },
} as const

export const steps: Record<string, string> = {
  selector: 'its way through the page',
  words: 'the same words',
  likeness: 'likeness',
  percentages: 'percentages of the page',
  hidden: 'there, but not shown',
  lost: 'not found: tray',
}

export const paragraphs: readonly string[] = [
  'Whoever reads for a living marks what matters. A mark is worth little if it slides away as soon as the window is made narrower, the font larger, or a notice appears above the text. It has to stay with the words it was meant for.',
  'That is why a comment here remembers more than a place on the screen. It keeps the way to its element, what that element is and says, what stands around it, and the very letters it was put on. When one of these changes, the others still lead there.',
  'Nothing is guessed. Where two rows of a table say the same, the words around decide; where those have gone too, the comment steps aside and waits until somebody who knows puts it back. A comment on the wrong sentence would be worse than none.',
  'Try it: put a comment on a word in the middle of this paragraph, then make the column narrow. The word moves to another line, and the comment goes with it. Reload the page, and it is still there.',
]

export const rows: readonly { study: string; design: string; blinded: string; people: number }[] = [
  { study: 'Aronson 1948', design: 'Randomised', blinded: 'Yes', people: 123 },
  { study: 'Ferguson and Simes 1949', design: 'Randomised', blinded: 'No', people: 306 },
  { study: 'Rosenthal 1960', design: 'Randomised', blinded: 'Yes', people: 231 },
  { study: 'Hart and Sutherland 1977', design: 'Randomised', blinded: 'Yes', people: 13598 },
  { study: 'Frimodt-Møller 1973', design: 'Systematic', blinded: 'No', people: 5069 },
  { study: 'Stein and Aronson 1953', design: 'Systematic', blinded: 'No', people: 1541 },
]

export const items: readonly string[] = [
  'Question',
  'Protocol',
  'Search',
  'Screening',
  'Extraction',
  'Synthesis',
  'Certainty',
  'Report',
]
