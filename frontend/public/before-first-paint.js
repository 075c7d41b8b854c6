(function () {
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var choice = stored('theme');
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  // Nobody is flashed with white at three in the night.
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  // The page that comes with the server's answer is a guest's: a member is not to be taken for one.
  if (stored('token')) document.documentElement.dataset.member = '';

  // A button that is pressed before the scripts have come is pressed again when they are there (app/use-early-press.ts).
  var press = null;
  function remember(event) {
    if (event.target.closest('button')) press = event;
  }
  // On its way down: React stops what it cannot handle yet.
  addEventListener('click', remember, true);
  window.takeEarlyPress = function () {
    removeEventListener('click', remember, true);
    // A press on which the page came to life is still on its way.
    var isHandled = press === null || press.eventPhase !== Event.NONE;
    var button = isHandled ? null : press.target.closest('button');
    press = null;
    return button;
  };
})();
