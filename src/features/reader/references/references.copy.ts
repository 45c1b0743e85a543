export const referencesCopy = {
  add: (title: string) => `Add to library: ${title}`,
  open: (title: string) => `Open ${title}`,
  fromSource: 'Is in your library now, with the record that a source outside has of it.',
  asPrinted: 'Is in your library now, as the list of references prints it. Check its fields before you cite it.',
  wasThere: 'Was in your library already.',
  notAdded: 'The paper could not be added',
}
