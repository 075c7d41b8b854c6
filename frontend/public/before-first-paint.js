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
  if (dark) document.querySelector('meta[name="theme-color"]').content = '#10131f';
  // The page that comes with the server's answer is a guest's: a member is not to be taken for one.
  if (stored('token')) document.documentElement.dataset.member = '';

  // A button that is pressed before the scripts have come is pressed again when they are there (app/use-early-press.ts):
  // the page's frame comes to life first, then what is in <main>.
  var press = null;
  var isFrameLive = false;
  var isMainLive = false;
  function remember(event) {
    var button = event.target.closest('button');
    if (!button || (isFrameLive && !button.closest('main'))) return;
    // Without the scripts it would open the page anew.
    if (button.type === 'submit') event.preventDefault();
    press = { event: event, button: button };
  }
  // On its way down: React stops what it cannot handle yet.
  addEventListener('click', remember, true);
  window.takeEarlyPress = function (part) {
    if (part === 'frame') isFrameLive = true;
    else {
      isMainLive = true;
      removeEventListener('click', remember, true);
    }
    if (press === null || (part === 'frame' && press.button.closest('main'))) return null;
    var taken = press;
    press = null;
    // A press on which the page came to life is still on its way.
    return taken.event.eventPhase === Event.NONE || taken.event.defaultPrevented ? taken.button : null;
  };

  // What is typed of a dream before the scripts have come is kept as the application keeps it (interpretation/draft.ts).
  addEventListener(
    'input',
    function (event) {
      var area = event.target;
      if (!area.matches('textarea[data-draft]') || isMainLive) return;
      area.form.querySelector('[type=submit]').disabled = area.value.trim() === '';
      try {
        var key = Date.now().toString(36) + '-' + Math.random().toString(36).slice(2);
        localStorage.setItem('dream_draft', JSON.stringify({ text: area.value, key: key }));
      } catch {
        // It stays in the form.
      }
    },
    true,
  );

  // That somebody does more than read, for a page whose scripts wait for it (after-first-paint.js).
  var SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'];
  var isUsed = false;
  var onUse = null;
  function notice(event) {
    var isPress = event.type === 'pointerdown' || event.type === 'click';
    // A link leads on without them.
    if (isPress && event.target.closest('a')) return;
    SIGNS.forEach(function (sign) {
      removeEventListener(sign, notice, true);
    });
    isUsed = true;
    if (onUse) onUse();
  }
  SIGNS.forEach(function (sign) {
    addEventListener(sign, notice, true);
  });
  window.whenUsed = function (callback) {
    if (isUsed) callback();
    else onUse = callback;
  };
})();
