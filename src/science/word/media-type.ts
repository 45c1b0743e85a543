/** Media type of a Word document (.docx), as registered with IANA. */
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
