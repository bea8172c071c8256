/** In English, as the call is given; not by the language of the reader. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** When a permission was added: `D Mon YYYY, h:mm AM|PM`, by the clock on the wall. */
export function createdDateOf(now: Date): string {
  const hours = now.getHours();
  const minutes = String(now.getMinutes()).padStart(2, '0');
  const day = `${now.getDate()} ${months[now.getMonth()]} ${now.getFullYear()}`;
  return `${day}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
