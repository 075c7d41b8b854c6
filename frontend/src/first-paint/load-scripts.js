(function () {
  var LONGEST_REST_MS = 10000;
  var SOURCES = ['%SOURCES%'];

  function load(source) {
    var script = document.createElement('script');
    script.type = 'module';
    // Runs the scripts in order; scripts that are ready at the same time would otherwise run in one task.
    script.async = false;
    script.crossOrigin = '';
    script.src = source;
    document.body.appendChild(script);
  }

  /** Loads the scripts; a second call does nothing. */
  function loadAll() {
    // Starts each script in its own task, so that user input is handled in between.
    SOURCES.splice(0).forEach(function (source) {
      setTimeout(load, 0, source);
    });
  }

  /** Prefetches the scripts, so that loading them later does not wait for the network. */
  function fetchAhead() {
    SOURCES.forEach(function (source) {
      var link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = source;
      document.head.appendChild(link);
    });
  }

  /** Returns the page data if it is all there is to show: this browser has stored nothing for the user. */
  function completePage() {
    var data = document.getElementById('%PAGE_DATA_ID%');
    try {
      var page = data && localStorage.length === 0 && JSON.parse(data.textContent);
      return page && page.path === location.pathname ? page : null;
    } catch {
      return null;
    }
  }

  /** Restores the unfinished dream saved on an earlier visit. */
  function fillDraft() {
    var area = document.querySelector('textarea[data-draft]');
    try {
      var draft = area && area.value === '' && JSON.parse(localStorage.getItem('dream_draft'));
      if (!draft || typeof draft.text !== 'string' || draft.text === '') return;
      area.value = draft.text;
      area.form.querySelector('[type=submit]').disabled = draft.text.trim() === '';
    } catch {
      // There is no readable draft.
    }
  }

  fillDraft();
  var page = completePage();
  if (!page) return loadAll();
  // User-written text needs the full fonts even without the scripts.
  var isInterfaceOnly =
    page.path === '/dream/new' || (page.path === '/' && !(page.liked && page.liked.length > 0));
  if (!isInterfaceOnly) load('%TYPEFACES%');
  addEventListener('load', fetchAhead);
  setTimeout(loadAll, LONGEST_REST_MS);
  window.whenUsed(loadAll);
})();
