// The page for when not even the app is there: in the chosen language, and gone as soon as there is a connection.
const reload = () => location.reload();
addEventListener('online', reload);
document.querySelector('button').addEventListener('click', reload);

// The texts of the app are not here either. The page itself is in Spanish; skin.js has set the language.
const texts = {
  en: [
    'No connection',
    'Pliego is not stored completely in this browser, so it cannot be opened without a connection. What you saved before is safe on the server.',
    'When the connection is back, this page loads by itself.',
    'Try again',
  ],
  pt: [
    'Sem conexão',
    'O Pliego não está guardado por completo neste navegador e não pode ser aberto sem conexão. O que você já salvou está seguro no servidor.',
    'Quando a conexão voltar, esta página carrega sozinha.',
    'Tentar de novo',
  ],
  fr: [
    'Pas de connexion',
    'Pliego n’est pas entièrement enregistré dans ce navigateur et ne peut pas s’ouvrir sans connexion. Ce que vous avez enregistré est en sécurité sur le serveur.',
    'Dès que la connexion revient, cette page se charge d’elle-même.',
    'Réessayer',
  ],
  de: [
    'Keine Verbindung',
    'Pliego ist in diesem Browser nicht vollständig gespeichert und lässt sich ohne Verbindung nicht öffnen. Was du gespeichert hast, ist auf dem Server sicher.',
    'Sobald die Verbindung wieder da ist, lädt diese Seite von selbst.',
    'Erneut versuchen',
  ],
};

const own = texts[document.documentElement.lang.slice(0, 2)];
if (own !== undefined) {
  for (const [at, element] of document.querySelectorAll('h1, p, button').entries()) {
    element.textContent = own[at];
  }
  document.title = `${own[0]} · Pliego`;
}
