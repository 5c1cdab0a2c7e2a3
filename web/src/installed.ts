// Who installs the page as an app can open it without a network. In a tab of a browser nothing is kept.
const isApp = (): boolean => matchMedia('(display-mode: standalone)').matches;

function keep(): void {
  // Without it the app opens where there is a network: nobody needs to be told.
  navigator.serviceWorker?.register('/worker.js').catch(() => {});
}

export function keepIfInstalled(): void {
  if (isApp()) keep();
  addEventListener('appinstalled', keep, { once: true });
}
