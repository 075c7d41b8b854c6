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
  // Set before the first paint, so that the dark theme does not flash white.
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (dark) document.querySelector('meta[name="theme-color"]').content = '#10131f';
  // The server sends a guest's page; shell.css hides the guest's parts for a member.
  if (stored('token')) document.documentElement.dataset.member = '';

  // Records a button click made before the scripts have loaded; use-early-press.ts replays it after hydration. The
  // frame (header and footer) hydrates first, then <main>.
  var press = null;
  var isFrameLive = false;
  var isMainLive = false;
  function remember(event) {
    var button = event.target.closest('button');
    if (!button || (isFrameLive && !button.closest('main'))) return;
    // Without the scripts, submitting would reload the page.
    if (button.type === 'submit') event.preventDefault();
    press = { event: event, button: button };
  }
  // In the capture phase, because React stops events that it cannot handle before hydration.
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
    // A click still being dispatched reaches the hydrated button by itself, unless its default was prevented.
    return taken.event.eventPhase === Event.NONE || taken.event.defaultPrevented ? taken.button : null;
  };

  // Saves a dream typed before the scripts have loaded in the format of features/interpretation/form/draft.ts.
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
        // localStorage is unavailable: the text stays in the form.
      }
    },
    true,
  );

  // Detects the first interaction, for pages that load their scripts only then (load-scripts.js).
  var SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'];
  var isUsed = false;
  var onUse = null;
  function notice(event) {
    var isPress = event.type === 'pointerdown' || event.type === 'click';
    // A link works without the scripts.
    if (isPress && event.target.closest('a')) return;
    // A page that appears under a resting pointer gets an event without a movement.
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
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
