#!/usr/bin/python3
"""A WebKitGTK window of any width, without a toolbar, driven by automation.

Writes its process id into the given folder. On SIGUSR1 prints the page there, on SIGUSR2 saves a screenshot
there."""
import os
import signal
import sys
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2

folder, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
with open(os.path.join(folder, "pid"), "w", encoding="ascii") as file:
    file.write(str(os.getpid()))

Gtk.init(None)
desktop = Gtk.Settings.get_default()
desktop.set_property("gtk-application-prefer-dark-theme", "dark" in sys.argv)
desktop.set_property("gtk-enable-animations", "still" not in sys.argv)
# As on phones, the widths of letters are not rounded to pixels.
desktop.set_property("gtk-xft-hinting", 0)
settings = WebKit2.Settings()
settings.set_enable_page_cache(True)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.get_website_data_manager().set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)
views = []


def open_window(*_):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False)
    window.set_default_size(width, height)
    view.connect("close", lambda *_: window.destroy())
    window.add(view)
    window.show_all()
    # There is no window manager here: without this no window is active, and no page shows its focus.
    window.get_window().focus(Gdk.CURRENT_TIME)
    view.grab_focus()
    views.append(view)
    return view


def print_page():
    operation = WebKit2.PrintOperation.new(views[-1])
    printer = Gtk.PrintSettings()
    printer.set_printer("Print to File")
    printer.set("output-file-format", "pdf")
    printer.set("output-uri", "file://" + os.path.join(folder, "page.part"))
    operation.set_print_settings(printer)
    page = Gtk.PageSetup()
    page.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    operation.set_page_setup(page)
    # Passing the operation along keeps it alive until it has finished.
    operation.connect("finished", lambda *_: os.rename(
        os.path.join(folder, "page.part"), os.path.join(folder, "page.pdf")), operation)
    operation.print_()
    return GLib.SOURCE_CONTINUE


def photograph():
    window = views[-1].get_window()
    picture = Gdk.pixbuf_get_from_window(window, 0, 0, window.get_width(), window.get_height())
    part = os.path.join(folder, "window.part")
    picture.savev(part, "png", [], [])
    os.rename(part, os.path.join(folder, "window.png"))
    return GLib.SOURCE_CONTINUE


def started(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("webkit-window")
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, print_page)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR2, photograph)
context.connect("automation-started", started)
Gtk.main()
