(function () {
  function load(source) {
    var script = document.createElement('script');
    script.type = 'module';
    // In their order, or those that are ready together run in one task.
    script.async = false;
    script.crossOrigin = '';
    script.src = source;
    document.body.appendChild(script);
  }
  function loadAll() {
    // Each in a task of its own: what a person does meanwhile goes first.
    ['%SOURCES%'].forEach(function (source) {
      setTimeout(load, 0, source);
    });
  }
  // What a frame asks for next comes after it is painted. A page that nobody looks at is never painted.
  if (document.hidden) loadAll();
  else
    requestAnimationFrame(function () {
      setTimeout(loadAll);
    });
})();
