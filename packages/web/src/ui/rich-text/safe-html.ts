import DOMPurify from 'dompurify';

/** The HTML allowed in user texts. Nothing that runs, loads from elsewhere or positions itself outside. */
const allowed = {
  ALLOWED_TAGS:
    'p br b strong i em u s strike del a ul ol li blockquote hr span div h1 h2 h3 h4 pre code'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['href', 'target', 'rel', 'style'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
  const style = node.getAttribute('style');
  if (style === null) return;
  const align = /text-align:\s*(left|center|right|justify)/.exec(style)?.[0];
  if (align === undefined) node.removeAttribute('style');
  else node.setAttribute('style', align);
});

/** HTML that others wrote, without what could harm. */
export function safeHtml(html: string): string {
  return purifier.sanitize(html, allowed);
}
