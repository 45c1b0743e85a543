import type { XmlElement } from '../../../records/xml.ts'

/** Rows of a table or cells of a row; a content control may stand around them. */
export function inside(parent: XmlElement, name: string, depth = 0): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (typeof child === 'string') return []
    if (child.name === name) return [child]
    const isWrapper = ['w:sdt', 'w:sdtContent', 'w:customXml'].includes(child.name)
    return isWrapper && depth < 20 ? inside(child, name, depth + 1) : []
  })
}

/** What stands in the text boxes of a paragraph. The same box is kept twice, the second time for older programs. */
export function textBoxesIn(element: XmlElement, depth = 0): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string' || depth > 30) return []
    if (child.name === 'w:txbxContent') return [child]
    return child.name === 'mc:Fallback' ? [] : textBoxesIn(child, depth + 1)
  })
}

/** Paragraphs and tables in order; content controls and the like are looked into. */
export function flattened(parent: XmlElement, depth: number): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (typeof child === 'string') return []
    if (child.name === 'w:p' || child.name === 'w:tbl') return [child]
    const isWrapper = ['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:smartTag'].includes(child.name)
    return isWrapper && depth < 20 ? flattened(child, depth + 1) : []
  })
}
